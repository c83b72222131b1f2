import type { QueryState } from './query-view';

/** An error of one read is an error of all, and a retry repeats all. */
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
