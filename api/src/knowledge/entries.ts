import type { KnowledgeEntry } from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import type { Db } from '../db/database';
import { KNOWLEDGE_CATEGORIES } from './categories';

interface Found {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly content: string;
  readonly advisorName: string | null;
}

/** Entries that one search looks through, the newest first. */
const LOOKED_THROUGH = 2_000;
const MOST = 10;

/** The built-in categories and those of the entries. */
export async function knownCategories(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('knowledge').select('category').distinct().execute();
  const used = rows.map(({ category }) => category).sort();
  return [...new Set([...KNOWLEDGE_CATEGORIES, ...used])];
}

/** Keeps entries, all or none, and gives their ids. */
export async function storeEntries(
  db: Db,
  entries: readonly KnowledgeEntry[],
  now: Date,
): Promise<string[]> {
  const rows = entries.map(({ category, title, content, advisorName }) => ({
    id: uuid(),
    category,
    title,
    content,
    advisor_name: advisorName ?? null,
    created_at: now.toISOString(),
  }));
  await db.insertInto('knowledge').values(rows).execute();
  return rows.map(({ id }) => id);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** How many of the words an entry holds; a word of its title counts twice. */
function score({ title, content }: Found, words: readonly string[]): number {
  const titleWords = new Set(wordsOf(title));
  const contentWords = new Set(wordsOf(content));
  const points = words.map(
    (word) => (titleWords.has(word) ? 2 : 0) + (contentWords.has(word) ? 1 : 0),
  );
  return points.reduce((total, each) => total + each, 0);
}

/** Entries that hold words of the query, those that hold most of them first. */
export async function searchEntries(
  db: Db,
  query: string,
  category: string | undefined,
): Promise<Found[]> {
  const words = [...new Set(wordsOf(query))];
  const rows = await db
    .selectFrom('knowledge')
    .select(['id', 'category', 'title', 'content', 'advisor_name as advisorName'])
    .$if(category !== undefined, (only) => only.where('category', '=', category ?? ''))
    .orderBy('id', 'desc')
    .limit(LOOKED_THROUGH)
    .execute();
  return rows
    .map((entry) => ({ entry, points: score(entry, words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
