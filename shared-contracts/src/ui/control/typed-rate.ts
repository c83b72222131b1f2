/** The highest yearly rate that the data service takes, in percent. */
const HIGHEST_PERCENT = 1_000;

const RATE = /^(?:\d+(?:\.\d*)?|\.\d+)$/;

/** What a person typed as a yearly rate, in percent: null when nothing is there, 'invalid' when it is no rate. */
export function typedRate(text: string): number | null | 'invalid' {
  const plain = text.replace('%', '').trim();
  if (plain === '') return null;
  const percent = Number(plain);
  return RATE.test(plain) && percent <= HIGHEST_PERCENT ? percent : 'invalid';
}
