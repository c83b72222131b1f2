/** For routes that check a secret or make work: a hash costs 19 MiB and 90 ms, so this many a minute from one address are plenty. */
export const guessable = { rateLimit: { max: 30, timeWindow: '1 minute' } };
