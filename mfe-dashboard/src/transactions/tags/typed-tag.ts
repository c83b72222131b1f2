/** The API accepts no more tags on a row, and no longer ones. */
export const MOST_TAGS = 10;
export const TAG_LENGTH = 40;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The tag that somebody typed, spelled as a tag that they have already; null without letters. */
export function typedTag(text: string, known: readonly string[]): string | null {
  const tag = text.replaceAll(/\s+/g, ' ').trim().replace(/^#\s*/, '');
  if (tag === '') return null;
  return known.find((each) => folded(each) === folded(tag)) ?? tag;
}
