/** The limit of the API. */
const HIGHEST_PERCENT = 1_000;

const RATE = /^(?:\d+(?:\.\d*)?|\.\d+)$/;

/** In percent: null for an empty text, 'invalid' outside 0 to 1,000. */
export function typedRate(text: string): number | null | 'invalid' {
  const plain = text.replace('%', '').trim();
  if (plain === '') return null;
  const percent = Number(plain);
  return RATE.test(plain) && percent <= HIGHEST_PERCENT ? percent : 'invalid';
}

/** Three where the bank reports three (3.625). */
export function rateDecimals(percent: number): 2 | 3 {
  return Number(percent.toFixed(2)) === Number(percent.toFixed(3)) ? 2 : 3;
}
