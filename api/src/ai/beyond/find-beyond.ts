import { plainText } from '../understand/plain-text';
import { wordsOf } from '../understand/tokens';
import { BEYOND_DATA } from './beyond-data';
import type { BeyondData } from './beyond-kind';

const WORDS: ReadonlySet<string> = new Set(
  BEYOND_DATA.flatMap(({ examples }) => examples.flatMap(wordsOf)),
);

const fits = ({ asks, unless }: BeyondData, text: string): boolean =>
  asks.some((each) => each.test(text)) && !unless?.test(text);

/** Returns why the user's data has no answer to the question, or null if that is not sure. */
export function findBeyond(message: string): BeyondData | null {
  const text = plainText(message, WORDS);
  return BEYOND_DATA.find((each) => fits(each, text)) ?? null;
}

/** Returns the reason only if the question has no other meaning, so that nothing else need be tried. */
export function findSurelyBeyond(message: string): BeyondData | null {
  const found = findBeyond(message);
  return found?.isSure === true ? found : null;
}
