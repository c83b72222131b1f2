const HALVINGS = 8;
const PARTS = 256;

/**
 * Computes e^x for x between -3 and 3, with an error below 1e-12. The standard fixes multiplication and addition,
 * so every engine has the same digits; `Math.exp` may differ.
 */
export function exp(x: number): number {
  const y = x / PARTS;
  let power = 1 + y * (1 + (y / 2) * (1 + (y / 3) * (1 + (y / 4) * (1 + (y / 5) * (1 + y / 6)))));
  for (let turn = 0; turn < HALVINGS; turn += 1) power *= power;
  return power;
}
