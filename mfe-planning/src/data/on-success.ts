/** The tag that falls once a write was done; a failed one changed nothing, so nothing is read again. */
export function onSuccess(_: unknown, error: unknown): readonly 'Finance'[] {
  return error === undefined ? ['Finance'] : [];
}
