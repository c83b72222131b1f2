/** Two hundred users behind one address fit in; `guess` limits wrong guesses. */
export const guessable = { rateLimit: { max: 600, timeWindow: '1 minute' } };
