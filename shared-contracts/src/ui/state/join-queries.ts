import type { QueryState } from './query-view';

/**
 * Several reads as one. `data` is what the caller makes of them, undefined until it has all it needs; an error of one
 * is an error of all, and a retry asks them all.
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
