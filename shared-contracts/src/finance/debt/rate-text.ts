const HIGHEST_PERCENT = 1_000;

const RATE = /^(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Returns the percentage, null for an empty text, or 'invalid' outside of 0 to 1,000. */
export function typedRate(text: string): number | null | 'invalid' {
  const plain = text.replace('%', '').trim();
  if (plain === '') return null;
  const percent = Number(plain);
  return RATE.test(plain) && percent <= HIGHEST_PERCENT ? percent : 'invalid';
}

/** Returns 3 for rates with three decimals, such as 3.625. */
export function rateDecimals(percent: number): 2 | 3 {
  return Number(percent.toFixed(2)) === Number(percent.toFixed(3)) ? 2 : 3;
}
