/**
 * What a plan comes to, or 'never' when its sums outgrow what whole cents can hold: a debt whose interest is not
 * covered doubles every few years, and a plan follows it for a hundred.
 */
export function orNever<T>(plan: () => T): T | 'never' {
  try {
    return plan();
  } catch (error) {
    if (error instanceof RangeError) return 'never';
    throw error;
  }
}
