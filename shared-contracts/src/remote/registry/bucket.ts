const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a over UTF-16 units, with a last stir: near ids must not land near each other. */
function hash(text: string): number {
  let state = OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), PRIME);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  return (state ^ (state >>> 13)) >>> 0;
}

/**
 * The number of a browser among a thousand, for one remote and one salt. It never changes, so a growing canary keeps
 * all browsers that already have it.
 */
export function permilleOf(remote: string, salt: string, anonId: string): number {
  return hash(`${remote}:${salt}:${anonId}`) % 1000;
}
