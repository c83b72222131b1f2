import { plainWords } from './spelling';

const BEFORE =
  /^(?:hey|hi|hello|yo|so|ok|okay|um|well|lol|and|also|please|quick question|just curious|just wondering|i was wondering|i am wondering|i wonder|curious|do you know|any idea|(?:can|could|would) you (?:please )?(?:tell|show) me|(?:please )?tell me|i (?:want|need|would like) to know|help) (?=\w)/;
const AFTER =
  / (?:hey|please|pls|plz|thanks|thank you|thx|lol|lmao|haha|btw|though|tho|exactly|actually|honestly|realistically|seriously|anyway|by any chance|if i may ask|for me|right now)$/;

/** A person says several of these at once, but never many. */
const MOST_FILLERS = 4;

/** Returns the words of a question as one text, spelled as in the list, as one person asks and without filler. */
export function plainText(message: string, list: ReadonlySet<string>): string {
  let text = plainWords(message, list)
    .join(' ')
    .replace(/\bour\b/g, 'my')
    .replace(/\bwe\b/g, 'i');
  for (let count = 0; count < MOST_FILLERS; count += 1)
    text = text.replace(BEFORE, '').replace(AFTER, '');
  return text;
}
