/** Only multiplies, because `**` may differ in the last digit between engines. */
export function power(base: number, times: number): number {
  let result = 1;
  for (let turn = 0; turn < times; turn += 1) result *= base;
  return result;
}
