/** A bank's text has about a hundred letters at most. A longer text is compared up to this length. */
const MOST_LETTERS = 200;

/** Most texts of banks match this, and only their case can differ. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** Rules ignore case, width, and repeated spaces. */
export function foldText(text: string): string {
  const start = text.slice(0, MOST_LETTERS);
  if (PLAIN.test(start)) return start.toLowerCase();
  return start.normalize('NFKC').toLowerCase().split(/\s+/u).join(' ').trim();
}
