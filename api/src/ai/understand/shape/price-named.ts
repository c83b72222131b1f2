const ASKS_WHETHER_IT_FITS =
  /\b(?:would|will) (?:that|it|this) (?:hurt|fit|work|be ok|be okay|be fine)\b|\bstill be (?:ok|okay|fine)\b|\benough (?:money |cash )?for (?:it|that|this)\b|\bis (?:that|it|this) (?:ok|okay|doable|too much)\b/;
const PRICE = /\$[\d.,]*\d/;

/** 'I am thinking about a $3,000 laptop. Would that hurt us?' asks whether the price fits. */
export function asPrice(text: string): string {
  const [price] = PRICE.exec(text) ?? [];
  return price !== undefined && ASKS_WHETHER_IT_FITS.test(text) ? `can i afford ${price}` : text;
}
