/** What the screens use of an RTK Query result. */
export interface Query<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Two reads as one: there is data once both have some, an error when either has one, and a retry asks both. */
export function joinQueries<A, B>(a: Query<A>, b: Query<B>): Query<readonly [A, B]> {
  return {
    data: a.data === undefined || b.data === undefined ? undefined : [a.data, b.data],
    error: a.error ?? b.error,
    isLoading: a.isLoading || b.isLoading,
    isFetching: a.isFetching || b.isFetching,
    refetch: () => {
      a.refetch();
      b.refetch();
    },
  };
}
