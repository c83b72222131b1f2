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

/** Without a connection, no screen works. */
const reason = (title: string): string =>
  navigator.onLine
    ? `${title} is not available right now. The rest of Halyard works.`
    : `You are offline. ${title} opens as soon as there is a connection again.`;

/** A chosen version that fails is not replaced silently. The screen reloads when the connection returns. */
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
