import type { ReactNode } from 'react';
import { ErrorView } from './error-view';
import { LoadingView } from './loading-view';
import { Button } from '../control/button';
import styles from './state.module.css';

export interface QueryState<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly isFetching?: boolean | undefined;
  readonly refetch?: (() => unknown) | undefined;
}

interface QueryViewProps<T> {
  readonly query: QueryState<T>;
  /** It is the loading text of this screen (P2-1-1). */
  readonly loading: string;
  readonly errorMessage?: ((error: unknown) => string) | undefined;
  readonly isEmpty?: ((data: T) => boolean) | undefined;
  readonly empty?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** After a failure, the last good data stays below an error bar. */
export function QueryView<T>(props: QueryViewProps<T>) {
  const { query, loading, errorMessage, isEmpty, empty, children } = props;
  const { data, error, isLoading, isFetching = false, refetch } = query;
  const failed = error !== undefined && error !== null;
  if (data === undefined) {
    if (isLoading || isFetching || !failed) return <LoadingView message={loading} />;
    return <ErrorView message={errorMessage?.(error)} onRetry={refetch} />;
  }
  return (
    <>
      {failed && <StaleBar busy={isFetching} onRetry={refetch} />}
      {isEmpty?.(data) ? empty : children(data)}
    </>
  );
}

interface StaleBarProps {
  readonly busy: boolean;
  readonly onRetry: (() => unknown) | undefined;
}

function StaleBar({ busy, onRetry }: StaleBarProps) {
  return (
    <div role="status" className={styles.stale}>
      <span>Could not refresh.</span>
      {onRetry && (
        <Button variant="quiet" size="small" busy={busy} onClick={() => void onRetry()}>
          Try Again
        </Button>
      )}
    </div>
  );
}
