/** The `code` that Node's own errors carry (`ENOENT`, `EADDRINUSE`), or undefined. */
export function errorCodeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
