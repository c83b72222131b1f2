import type { AnswerBlock } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { searchEntries } from '../../db/knowledge-search';
import { cleanText } from '../privacy/clean-text';
import { holdsLink } from '../privacy/holds-link';

const SENTENCES = 3;
const LEAST_WORD = 5;
/** The end of a sentence with what closes it, or the end of a line. */
const BETWEEN = /(?<=[.!?]["')\]]?) |\n/;

/** Words of a sentence that is about the reader, and could be taken for one about the reader's own money. */
const ABOUT_READER = /\b(?:you|your|yours|i|my|we|our)\b/i;
/** Words of an entry that talks to the assistant instead of to readers. */
const INSTRUCTS =
  /\b(?:ignore|assistant|instructions?|prompt|system|tools?|model|repeat|reply|say)\b/i;

const isGeneral = (sentence: string): boolean =>
  !/\p{N}/u.test(sentence) && !ABOUT_READER.test(sentence);

/** Sentences of an entry that are true of everybody: others wrote it, and it must not be taken for one's own data. */
function quotable(content: string): string {
  const text = cleanText(content);
  if (holdsLink(text) || INSTRUCTS.test(text)) return '';
  return text.split(BETWEEN).filter(isGeneral).slice(0, SENTENCES).join(' ').trim();
}

/** What the knowledge base says to a message; null when no entry's title shares a word with it. */
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
