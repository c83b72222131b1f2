/**
 * For routes that do work for a stranger. It bounds what one network costs an instance; what is guessed on them is counted
 * in `guess`. Two hundred people behind one address may use such a route within a minute.
 */
export const guessable = { rateLimit: { max: 600, timeWindow: '1 minute' } };
