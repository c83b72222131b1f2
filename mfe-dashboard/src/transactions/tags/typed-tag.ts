/** The limits of the API. */
export const MOST_TAGS = 10;
export const TAG_LENGTH = 40;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Spelled as an own tag; null without letters. */
export function typedTag(text: string, known: readonly string[]): string | null {
  const tag = text.replaceAll(/\s+/g, ' ').trim().replace(/^#\s*/, '');
  if (tag === '') return null;
  return known.find((each) => folded(each) === folded(tag)) ?? tag;
}
