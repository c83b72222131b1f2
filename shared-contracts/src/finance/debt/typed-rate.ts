/** The highest yearly rate that the data service accepts, in percent. */
const HIGHEST_PERCENT = 1_000;

const RATE = /^(?:\d+(?:\.\d*)?|\.\d+)$/;

/** A yearly rate as typed, in percent: null for an empty text, 'invalid' for a text that is no rate from 0 to 1,000. */
export function typedRate(text: string): number | null | 'invalid' {
  const plain = text.replace('%', '').trim();
  if (plain === '') return null;
  const percent = Number(plain);
  return RATE.test(plain) && percent <= HIGHEST_PERCENT ? percent : 'invalid';
}
