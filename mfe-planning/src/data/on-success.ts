export function onSuccess(_: unknown, error: unknown): readonly 'Finance'[] {
  return error === undefined ? ['Finance'] : [];
}
