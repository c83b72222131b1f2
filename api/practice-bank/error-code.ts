/** Returns the `code` of Node's own errors, such as `ENOENT`, or undefined. */
export function errorCodeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
