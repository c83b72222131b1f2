const ASKS_WHETHER_IT_FITS =
  /\b(?:would|will) (?:that|it|this) (?:hurt|fit|work|be ok|be okay|be fine)\b|\bstill be (?:ok|okay|fine)\b|\benough (?:money |cash )?for (?:it|that|this)\b|\bis (?:that|it|this) (?:ok|okay|doable|too much)\b/;
/** These words say that the amount was paid already, so no price is considered. */
const OF_THE_PAST =
  /\b(?:spent|paid|bought|cost|was|did|last|charged|rais(?:es|ed|ing)|increas(?:e|es|ed|ing)|(?:goes|going|go|went) up|rises?|hike)\b/;
/** A price is always compared with today's money. */
const OF_TODAY = /\b(?:tonight|today|this evening|right now)\b/;
const PRICE = /\$[\d.,]*\d/;

/** 'I am thinking about a $3,000 laptop. Would that hurt us?' asks whether the price fits. */
export function asPrice(text: string): string {
  const isConsidered = ASKS_WHETHER_IT_FITS.test(text) && !OF_THE_PAST.test(text);
  return isConsidered && PRICE.test(text)
    ? `can i afford ${text.replace(ASKS_WHETHER_IT_FITS, '').replace(OF_TODAY, '')}`
    : text;
}
