import { oneLine } from '../statement';

/** Other named entities are not expanded. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const unescaped = (text: string): string =>
  text.replace(/&(#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** OFX 1 does not close tags, so a value ends at the next tag or line. */
export function valueOf(block: string, tag: string): string {
  const at = block.search(new RegExp(`<${tag}>`, 'i'));
  if (at < 0) return '';
  const rest = block.slice(at + tag.length + 2);
  return oneLine(unescaped(/^[^<\r\n]*/.exec(rest)?.[0] ?? ''), 2000);
}

/** Returns the texts after each such tag. The name of the tag may be a pattern. */
export const blocksOf = (text: string, tag: string, limit?: number): string[] =>
  text.split(new RegExp(`<${tag}>`, 'i'), limit).slice(1);

/** Returns the part of a block before a tag, or all of it if the bank does not close it. */
export const before = (block: string, tag: string): string =>
  block.split(new RegExp(`<${tag}>`, 'i'), 1)[0] ?? '';

/** Removes spaces inside of tags and the marks of CDATA, so "<OFX >" becomes "<OFX>". */
export const withPlainTags = (text: string): string =>
  text
    .replaceAll('<![CDATA[', '')
    .replaceAll(']]>', '')
    .replace(/<([^<>]{1,60})>/g, (_, tag: string) => `<${tag.replaceAll(/[ \t]/g, '')}>`);
