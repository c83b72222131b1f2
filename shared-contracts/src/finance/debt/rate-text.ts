/** The API accepts yearly rates up to this percent. */
const HIGHEST_PERCENT = 1_000;

const RATE = /^(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Parses a yearly rate in percent: null for an empty text, 'invalid' outside 0 to 1,000. */
export function typedRate(text: string): number | null | 'invalid' {
  const plain = text.replace('%', '').trim();
  if (plain === '') return null;
  const percent = Number(plain);
  return RATE.test(plain) && percent <= HIGHEST_PERCENT ? percent : 'invalid';
}

/** Rates have two decimals, and three where the bank reports three (3.625). */
export function rateDecimals(percent: number): 2 | 3 {
  return Number(percent.toFixed(2)) === Number(percent.toFixed(3)) ? 2 : 3;
}
