import type { QueryState } from './query-view';

/**
 * Several reads as one. `data` is what the caller makes of them, undefined until everything it needs is there; an
 * error of one is an error of all, and a retry repeats all of them.
 */
export function joinQueries<T>(
  queries: readonly QueryState<unknown>[],
  data: T | undefined,
): QueryState<T> {
  return {
    data,
    error: queries.find(({ error }) => error !== undefined)?.error,
    isLoading: queries.some(({ isLoading }) => isLoading),
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => queries.forEach(({ refetch }) => refetch?.()),
  };
}
