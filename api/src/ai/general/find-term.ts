import { tokensOf, wordsOf } from '../understand/tokens';
import { GLOSSARY, type GlossaryEntry } from './glossary';

/** How questions about a term begin. */
const OPENINGS = [
  'what is',
  'what are',
  'what does',
  'what do',
  'explain',
  'define',
  'how does',
  'how do',
  'tell me about',
  'meaning of',
  'difference between',
  'what exactly is',
].map((text) => ` ${text} `);

/** About the user's own money. */
const OWN = new Set(['my', 'mine', 'i', 'me', 'our', 'we']);

const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `;

const NAMES = GLOSSARY.flatMap((entry: GlossaryEntry) =>
  entry.names.split(',').map((name) => ({ entry, name: spaced(name) })),
).toSorted((a, b) => b.name.length - a.name.length);

export function isGeneral(message: string): boolean {
  const { words } = tokensOf(message.replace(/tell me/gi, 'tell'));
  const text = ` ${words.join(' ')} `.replace(' tell about ', ' tell me about ');
  return OPENINGS.some((opening) => text.includes(opening)) && !words.some((word) => OWN.has(word));
}

/** Null for a question about the user's own money. */
export function findTerm(message: string): GlossaryEntry | null {
  if (!isGeneral(message)) return null;
  const text = spaced(message);
  // 'What is the 401(k) at?' asks for a balance.
  if (text.endsWith(' at ')) return null;
  return NAMES.find(({ name }) => text.includes(name))?.entry ?? null;
}
