const HUES = 12;

const COMMON_WORDS = new Set(['the', 'of', 'and', 'at', 'inc', 'llc', 'co', 'bank', 'na']);

/** "Trader Joe's #512" becomes "trader", "joes", "512". */
function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** "Whole Foods Market" becomes WF, "Netflix" becomes N, and an empty name becomes a dot. */
export function initials(name: string): string {
  const words = wordsOf(name);
  const distinctive = words.filter((word) => !COMMON_WORDS.has(word));
  const [first, second] = distinctive.length > 0 ? distinctive : words;
  const letters = [first, second].map((word) => /^./u.exec(word ?? '')?.[0] ?? '').join('');
  return letters.toUpperCase() || '·';
}

function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  return (half ^ (half >>> 13)) >>> 0;
}

/** Returns 1 to 12. Case and punctuation change nothing. */
export function monogramHue(name: string): number {
  let hash = 2_166_136_261;
  for (const letter of wordsOf(name).join(' ')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  }
  return (mixed(hash) % HUES) + 1;
}
