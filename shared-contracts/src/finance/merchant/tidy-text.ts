const LONGEST = 200;

const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;

const ANY_UNSEEN = new RegExp(UNSEEN.source, 'u');

export const hasInvisibleCharacters = (text: string): boolean => ANY_UNSEEN.test(text);

export function tidyText(text: string): string {
  const plain = text.slice(0, LONGEST).replace(UNSEEN, ' ').normalize('NFC');
  return plain.replace(/\s+/gu, ' ').trim();
}

const WORD = /^[\p{L}.'-]+$/u;
const STATE = /^[A-Z]{2}$/;

function isPlace(column: string): boolean {
  const words = column
    .split(/[ ,]/u)
    .filter((word) => word !== '' && word !== 'US' && word !== 'USA');
  return words.length > 1 && words.every((word) => WORD.test(word)) && STATE.test(words.at(-1)!);
}

/** Removes a city that follows several spaces, as in texts with fixed columns. */
export function withoutPlaceColumn(text: string): string {
  const columns = text.slice(0, LONGEST).split('   ');
  const [first = ''] = columns;
  const isNamed = /\p{L}{3}/u.test(first) && columns.length > 1;
  return isNamed && isPlace(columns.at(-1) ?? '') ? columns.slice(0, -1).join(' ') : text;
}
