/** The code that a failure of Node, of the network or of a database carries; '' without one. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
