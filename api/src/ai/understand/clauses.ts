/** A second question begins here, as in '… and when is rent due?'. The text has single spaces. */
const ASKS =
  'what|whats|how|hows|when|whens|which|who|where|is|are|am|do|does|did|can|could|will|should';
const NEXT_QUESTION = new RegExp(
  `[?!;]{1,9} | \\/ |[.,]? (?:and|also|plus) (?=(?:${ASKS})\\b)`,
  'i',
);
/** Two times that are compared belong to one question. */
const COMPARES = /\b(?:compare[ds]?|versus|vs|than|against|difference|between)\b/i;
const MOST = 3;
const LEAST_WORDS = 2;

/** A message with a comparison is one question. */
export function clausesOf(message: string): string[] {
  if (COMPARES.test(message)) return [message];
  const found = message
    .replaceAll(/\s+/g, ' ')
    .split(NEXT_QUESTION)
    .map((each) => each.trim())
    .filter((each) => each.split(/\s+/).length >= LEAST_WORDS);
  return found.length > 1 && found.length <= MOST ? found : [message];
}
