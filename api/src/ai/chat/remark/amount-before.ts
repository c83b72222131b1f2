/** 'We got 10k from grandma.' says which amount the question after it means. */
const GOT =
  /^(?:i|we)(?:['’]?(?:ve|ll)| will| have| just| recently| finally){0,2} (?:got|get|received|inherited|won|found|have|saved(?: up)?|came into|are getting|am getting|be getting|was given|were given) (?:an? |about |around |like )?(?:extra |bonus of |refund of |inheritance of )?(\$?\d[\d,.]*k?)\b[^.,;!?]{0,50}[.,;!] (?=\S)/i;
const USES = /\b(?:put|use|pay|throw|apply|invest|save|spend|send)\b/i;
const IT = /\b(?:it all|all of it|all of that|half of it|it|that|this)\b/i;

/** Puts the amount of a first sentence in the place of 'it' in the question, or returns the message as it is. */
export function withAmountBefore(message: string): string {
  const [before, amount] = GOT.exec(message) ?? [];
  if (before === undefined || amount === undefined) return message;
  const question = message.slice(before.length);
  const [word] = IT.exec(question) ?? [];
  const isWhole = word !== undefined && !/half/i.test(word) && USES.test(question);
  return isWhole && !/\d/.test(question) ? question.replace(IT, amount) : message;
}
