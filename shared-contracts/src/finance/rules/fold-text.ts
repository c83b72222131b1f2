/** The bank's texts have at most about a hundred letters; a longer one is compared up to here. */
const MOST_LETTERS = 200;

/** Most texts of banks are like this, and only their case can differ. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** Case, width, and runs of spaces make no difference to a rule. */
export function foldText(text: string): string {
  const start = text.slice(0, MOST_LETTERS);
  if (PLAIN.test(start)) return start.toLowerCase();
  return start.normalize('NFKC').toLowerCase().split(/\s+/u).join(' ').trim();
}
