/** What the screens use of an RTK Query result. */
export interface Query<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/**
 * Several reads as one. `data` is what the caller makes of them, undefined until all have some; an error of one is
 * an error of all, and a retry asks them all.
 */
export function joinQueries<T>(queries: readonly Query<unknown>[], data: T | undefined): Query<T> {
  return {
    data,
    error: queries.find(({ error }) => error !== undefined)?.error,
    isLoading: queries.some(({ isLoading }) => isLoading),
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => queries.forEach(({ refetch }) => refetch()),
  };
}
