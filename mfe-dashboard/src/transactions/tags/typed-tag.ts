/** The API sets these limits. */
export const MOST_TAGS = 10;
export const TAG_LENGTH = 40;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Uses the spelling of a known tag. Returns null for a text without letters. */
export function typedTag(text: string, known: readonly string[]): string | null {
  const tag = text.replaceAll(/\s+/g, ' ').trim().replace(/^#\s*/, '');
  if (tag === '') return null;
  return known.find((each) => folded(each) === folded(tag)) ?? tag;
}
