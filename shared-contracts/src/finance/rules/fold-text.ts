/** The bank's texts have at most about a hundred letters; a longer one is compared up to here. */
const MOST_LETTERS = 200;

/** Case, width, and runs of spaces make no difference to a rule. */
export const foldText = (text: string): string =>
  text.slice(0, MOST_LETTERS).normalize('NFKC').toLowerCase().split(/\s+/u).join(' ').trim();
