import { Button, ErrorView } from '@halyard/shared-contracts/ui';
import type { Overrides } from '../choice/overrides';
import type { OwnedRoute } from '../loader/remote-loader';
import styles from './screen-state.module.css';

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
 * that one, and leads back to the published versions; nothing else takes its place silently.
 */
export function UnavailableView({ route, overrides, error, onRetry }: UnavailableViewProps) {
  const chosen = overrides.versionOf(route.remote);
  if (chosen === null) {
    const message = `${route.title} is not available right now. The rest of Halyard works.`;
    return <ErrorView message={message} onRetry={onRetry} />;
  }
  const reset = () => {
    overrides.reset();
    window.location.reload();
  };
  return (
    <>
      <ErrorView
        message={`${route.title} cannot be shown by ${route.remote}@${chosen}. ${messageOf(error)}`}
        onRetry={onRetry}
      />
      <div className={styles.action}>
        <Button onClick={reset}>Use the published versions</Button>
      </div>
    </>
  );
}
