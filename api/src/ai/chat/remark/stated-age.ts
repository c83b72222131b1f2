const AGE =
  "(?:i(?: am|’m|'m)|im|i (?:just |already )?turned|i (?:will|’ll|'ll) (?:be|turn)|ill (?:be|turn)|(?:my )?age is|being) (?:already |now |almost |about )?([3-9]\\d)(?: years? old| yrs? old| yo| now| already| this year| last (?:month|week|year)| in [a-z]+)?";
const AT_START = new RegExp(`^(?:since |as )?${AGE}(?:[,.;!-]| so| and){1,3} (?=\\w)`, 'i');
const AT_END = new RegExp(
  `(?:[,.;?!-]{1,3}| (?:if|when|since|because|and|now that)) ?${AGE}[.! ]{0,9}$`,
  'i',
);

/** Only for these questions is the age of the user a part of the answer. */
const NEEDS_AGE =
  /\b(?:rmds?|required minimum|social security|retire|retirement|ira|401k|take out|withdraw)\b/i;

/** 'I turned 74, what is my RMD?' asks the same as 'what is my RMD at 74?'. */
export function withStatedAge(message: string): string {
  if (!NEEDS_AGE.test(message)) return message;
  const found = AT_START.exec(message) ?? AT_END.exec(message);
  const age = found?.[1];
  if (!found || age === undefined) return message;
  const rest = message.replace(found[0], '').replace(/[?.! ]{1,9}$/, '');
  return /\d/.test(rest.replaceAll(/401 ?k|403 ?b/gi, '')) ? message : `${rest} at ${age}`;
}
