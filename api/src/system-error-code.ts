/** Returns the code of an error from Node, the network, or a database, or '' if there is none. */
export const systemErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
