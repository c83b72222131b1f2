import type { AnswerBlock } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { searchEntries } from '../../db/knowledge-search';
import { cleanText } from '../privacy/clean-text';
import { holdsLink } from '../privacy/holds-link';

const SENTENCES = 3;
const LEAST_WORD = 5;
/** A sentence ends with its punctuation and any closing quotation mark or bracket. */
const BETWEEN = /(?<=[.!?]["')\]]?) |\n/;

/** A sentence with these words could seem to be about the reader's own money. */
const ABOUT_READER = /\b(?:you|your|yours|i|my|we|our)\b/i;
/** An entry with these words may be written for the assistant instead of for readers. */
const INSTRUCTS =
  /\b(?:ignore|assistant|instructions?|prompt|system|tools?|model|repeat|reply|say)\b/i;

const isGeneral = (sentence: string): boolean =>
  !/\p{N}/u.test(sentence) && !ABOUT_READER.test(sentence);

/** Returns the first general sentences. A quoted figure could be mistaken for the user's own. */
function quotable(content: string): string {
  const text = cleanText(content);
  if (holdsLink(text) || INSTRUCTS.test(text)) return '';
  return text.split(BETWEEN).filter(isGeneral).slice(0, SENTENCES).join(' ').trim();
}

/** Returns null if no title shares a word with the message. */
export async function knowledgeAnswer(db: Db, message: string): Promise<AnswerBlock | null> {
  const [best] = await searchEntries(db, message, undefined);
  const words = message.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  const title = cleanText(best?.title ?? '');
  const isAbout = words.some(
    (word) => word.length >= LEAST_WORD && title.toLowerCase().includes(word),
  );
  const isQuotable = isAbout && quotable(title) !== '';
  const text = best && isQuotable ? quotable(best.content) : '';
  return text === '' ? null : { kind: 'general', title, text, source: 'Knowledge base' };
}
