const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a with a final mix, because similar ids must get different numbers. */
function hash(text: string): number {
  let state = OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), PRIME);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  return (state ^ (state >>> 13)) >>> 0;
}

/** Returns a number below 1,000 that never changes, so that a growing canary keeps its browsers. */
export function permilleOf(remote: string, salt: string, anonId: string): number {
  return hash(`${remote}:${salt}:${anonId}`) % 1000;
}
