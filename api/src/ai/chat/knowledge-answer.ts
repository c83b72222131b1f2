import { searchEntries } from '../../db/knowledge-search';
import type { Db } from '../../db/database';
import { type Said, say } from '../fact/said';
import { holdsLink } from '../number/containment';
import { readNumbers } from '../number/read-numbers';
import { cleanText } from '../privacy/clean-text';
import { wholeSentences } from './sentences';

const SENTENCES = 3;
const LEAST_WORD = 5;

/** Sentences of an entry that hold no figure and no link: others wrote it, and it must not be taken for one's own data. */
function quotable(content: string): string {
  const { whole, rest } = wholeSentences(cleanText(content));
  return [...whole, rest]
    .filter((sentence) => !holdsLink(sentence) && readNumbers(sentence).length === 0)
    .slice(0, SENTENCES)
    .join('')
    .trim();
}

/** What the knowledge base says to a message; null when no entry's title shares a word with it. */
export async function knowledgeAnswer(
  db: Db,
  message: string,
): Promise<{ readonly said: Said; readonly title: string } | null> {
  const [best] = await searchEntries(db, message, undefined);
  const words = message.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  const title = best?.title.toLowerCase() ?? '';
  const isAbout = words.some((word) => word.length >= LEAST_WORD && title.includes(word));
  if (!best || !isAbout || holdsLink(best.title)) return null;
  const text = quotable(best.content);
  return text === ''
    ? null
    : { said: say`From the knowledge base: ${text}`, title: cleanText(best.title) };
}
