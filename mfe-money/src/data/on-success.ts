/** Passed as `invalidatesTags`, it makes every screen read again after a write that succeeded. */
export function onSuccess(_: unknown, error: unknown): readonly 'Finance'[] {
  return error === undefined ? ['Finance'] : [];
}
