import { cleanText } from './clean-text';
import type { Redactor } from './redactor';

const LONGEST = 60;

/** '7-Eleven' and '3M' are names; '2231', '$9,999' and '5k' are figures that somebody else wrote. */
const isFigure = (word: string): boolean =>
  /\d/.test(word) &&
  (!/\p{L}/u.test(word) || /\d{3}|\d[\d.,]*(?:k|m|bn)?$/i.test(word) || /[$%]/.test(word));

/**
 * A merchant's name as a model may read it: text that anyone who sends money can write, so without figures,
 * addresses of sites, line ends and anything that tells who the person is.
 */
export function merchantText(text: string, redact: Redactor): string {
  const words = cleanText(text)
    .replace(/[a-z]+:\/\/\S*/gi, ' ')
    .replace(/\b([\p{L}\d-]+)\.(?:com|net|org|io|co|app|xyz|info|ru|dev|me)\b\S*/giu, '$1')
    .replace(/[<>{}[\]()`"\\|]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !isFigure(word));
  return redact(words.join(' ')).slice(0, LONGEST) || 'Unknown';
}
