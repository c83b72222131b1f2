import * as v from 'valibot';

/** Two hundred users behind one address fit in; `guess` limits wrong guesses. */
export const guessLimits = { rateLimit: { max: 600, timeWindow: '1 minute' } };

/** A passkey's credential id may have 1,023 bytes. */
export const idParams = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(1400)) });
