import { ErrorView } from '@halyard/shared-contracts/ui';
import { useEffect, useEffectEvent } from 'react';
import type { Overrides } from '../choice/overrides';
import type { OwnedRoute } from '../loader/remote-loader';

interface UnavailableViewProps {
  readonly route: OwnedRoute;
  readonly overrides: Overrides;
  readonly error: unknown;
  readonly onRetry: () => void;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Why a screen does not come: without a connection it is no fault of the screen, and nothing else works either. */
const reason = (title: string): string =>
  navigator.onLine
    ? `${title} is not available right now. The rest of Halyard works.`
    : `You are offline. ${title} opens as soon as there is a connection again.`;

/**
 * What stands in for a screen that cannot be shown. To whoever chose a version to look at, it says what is wrong with
 * that one: nothing else takes its place silently, and the badge of chosen versions leads back. A connection that comes
 * back is as good as Try Again.
 */
export function UnavailableView({ route, overrides, error, onRetry }: UnavailableViewProps) {
  const online = useEffectEvent(onRetry);
  useEffect(() => {
    const again = () => online();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  const chosen = overrides.versionOf(route.remote);
  const message =
    chosen === null
      ? reason(route.title)
      : `${route.title} cannot be shown by ${route.remote}@${chosen}. ${messageOf(error)}`;
  return <ErrorView message={message} onRetry={onRetry} />;
}
