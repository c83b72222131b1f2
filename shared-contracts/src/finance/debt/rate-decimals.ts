/** How many decimals a yearly rate in percent is printed with: two, and three where the bank gives them (3.625). */
export function rateDecimals(percent: number): 2 | 3 {
  return Number(percent.toFixed(2)) === Number(percent.toFixed(3)) ? 2 : 3;
}
