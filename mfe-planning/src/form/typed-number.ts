/** Returns the number in a field, null for an empty field, and NaN for any other text. */
export const typedNumber = (text: string): number | null =>
  text.trim() === '' ? null : Number(text);
