import type { AnswerBlock } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { searchEntries } from '../../db/knowledge-search';
import { cleanText } from '../privacy/clean-text';
import { holdsLink } from '../privacy/holds-link';

const SENTENCES = 3;
const LEAST_WORD = 5;
/** With what closes the sentence. */
const BETWEEN = /(?<=[.!?]["')\]]?) |\n/;

/** Could be taken for the reader's own money. */
const ABOUT_READER = /\b(?:you|your|yours|i|my|we|our)\b/i;
/** Talks to the assistant instead of to readers. */
const INSTRUCTS =
  /\b(?:ignore|assistant|instructions?|prompt|system|tools?|model|repeat|reply|say)\b/i;

const isGeneral = (sentence: string): boolean =>
  !/\p{N}/u.test(sentence) && !ABOUT_READER.test(sentence);

/** True of everybody; must not be taken for one's own data. */
function quotable(content: string): string {
  const text = cleanText(content);
  if (holdsLink(text) || INSTRUCTS.test(text)) return '';
  return text.split(BETWEEN).filter(isGeneral).slice(0, SENTENCES).join(' ').trim();
}

/** Null when no title shares a word with the message. */
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
