/**
 * `npm test thorough` sets this variable. The usual run covers each behavior once with a few cases; the thorough run adds
 * every combination and the large counts (decision 0155).
 */
export const THOROUGH = process.env['THOROUGH'] === '1';

export const countOf = ({ usual, thorough }: { usual: number; thorough: number }): number =>
  THOROUGH ? thorough : usual;

/** Returns all cases in the thorough run, and `usual` of them otherwise, spread over the whole list. */
export function spread<T>(cases: readonly T[], usual: number): readonly T[] {
  if (THOROUGH || usual >= cases.length) return cases;
  return Array.from({ length: usual }, (_, at) => {
    const chosen = cases[Math.floor((at * cases.length) / usual)];
    return chosen as T;
  });
}
