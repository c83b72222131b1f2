/** Returns random numbers that repeat for the same seed, so that a failed proof can run again (mulberry32). */
export function seeded(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (most) => Math.floor(next() * (most + 1));
  return {
    next,
    upTo,
    pick: (list) => list[upTo(list.length - 1)],
    chance: (part) => next() < part,
  };
}
