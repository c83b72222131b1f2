import { cleanText } from './clean-text';

const LONGEST = 60;

/** '7-Eleven' and '3M' are names, but '2231', '$9,999', and '5k' are figures that somebody may have planted. */
const isFigure = (word: string): boolean =>
  /\p{N}/u.test(word) && (!/\p{L}/u.test(word) || /\d{3}|[$%]/.test(word) || endsInFigure(word));

/** Returns `true` for '5k' and 'x2.5', whose last run of digits, points, and commas has a digit. */
function endsInFigure(word: string): boolean {
  const lastRun = word
    .replace(/(?:k|m|bn)$/i, '')
    .split(/[^\d.,]/)
    .at(-1);
  return /\d/.test(lastRun ?? '');
}

/** Most names are words of letters alone. */
const PLAIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/**
 * Removes figures, markup, and addresses from a merchant's name in our own sentences. Anyone who sends money can
 * choose the name, so it must not read like a statement of ours.
 */
export function shownMerchant(text: string): string {
  if (text.length <= LONGEST && PLAIN.test(text)) return text;
  const words = cleanText(text)
    .replace(/[<>{}[\]()`"\\|#&;]/g, ' ')
    .replace(/:\/*|\/{2,}|!(?=\s)/g, ' ')
    .replace(/(?<=[\p{L}\d])\.(?=\p{L}{2})/gu, ' ')
    .replace(/@/g, ' at ')
    .split(/\s+/)
    .filter((word) => word !== '' && !isFigure(word));
  return words.join(' ').slice(0, LONGEST).trim() || 'Unknown';
}
