import { ErrorView } from '@halyard/shared-contracts/ui';
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

/**
 * What stands in for a screen that cannot be shown. To whoever chose a version to look at, it says what is wrong with
 * that one: nothing else takes its place silently, and the badge of chosen versions leads back.
 */
export function UnavailableView({ route, overrides, error, onRetry }: UnavailableViewProps) {
  const chosen = overrides.versionOf(route.remote);
  const message =
    chosen === null
      ? `${route.title} is not available right now. The rest of Halyard works.`
      : `${route.title} cannot be shown by ${route.remote}@${chosen}. ${messageOf(error)}`;
  return <ErrorView message={message} onRetry={onRetry} />;
}
