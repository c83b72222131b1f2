import { cleanText } from './clean-text';

const LONGEST = 60;

/** '7-Eleven' and '3M' are names; '2231', '$9,999', and '5k' are figures from someone else. */
const isFigure = (word: string): boolean =>
  /\p{N}/u.test(word) && (!/\p{L}/u.test(word) || /\d{3}|[$%]/.test(word) || endsInFigure(word));

/** True for '5k' and 'x2.5', whose last run of digits, points and commas holds a digit. */
function endsInFigure(word: string): boolean {
  const lastRun = word
    .replace(/(?:k|m|bn)$/i, '')
    .split(/[^\d.,]/)
    .at(-1);
  return /\d/.test(lastRun ?? '');
}

/** One word or more of letters alone, which most names are. */
const PLAIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/**
 * A merchant's name inside our own sentences. Anyone who sends money can write it, so it is shown without figures,
 * markup and addresses of sites: it cannot be taken for something we say. Lists of transactions show it as it is.
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
