const WAITS =
  '(?:wait(?:ing)?(?: it out)?|hold off|hold out|hold on|put it off|put that off|skip it|skip|pass|save up(?: (?:first|for it))?|postpone it|postpone|delay it|delay|be patient|leave it)';
const ASKS =
  "(?:(?:should|shall|do|would|must|am|is|are|will) (?:i|we|it)(?: be)?(?: have to| need to| better(?: off)?)?|better(?: off)?(?: to)?|is it (?:better|smarter|wiser|best) (?:to|if (?:i|we))|would it be (?:better|smarter|wiser) to|it(?:['’]s| is| would be) (?:better|smarter) to|just|maybe|rather)";
const UNTIL =
  '(?: (?:a (?:bit|little|while|month|week|few (?:weeks|months))|(?:until|till|til|for|to) [a-z0-9 ]{1,30}))?';

/** 'Or should I wait' asks the same as 'can I afford it', if a price is asked about. */
const OR_WAIT = new RegExp(
  `^(.{8,200}?),?\\s(?:or|and)\\s(?:${ASKS}\\s){0,2}${WAITS}${UNTIL}[?.! ]{0,9}$`,
  'i',
);
const HAS_PRICE = /\d/;
const ASKS_PRICE =
  /\b(?:can|could|should|may|would|is|afford|buy|get|spend|swing|ok|okay|doable|enough)\b/i;

export function withoutOrWait(message: string): string {
  const [, head] = OR_WAIT.exec(message) ?? [];
  return head !== undefined && HAS_PRICE.test(head) && ASKS_PRICE.test(head) ? head : message;
}
