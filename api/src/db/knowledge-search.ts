import type { Db } from './database';

/** An entry of the knowledge base that a search found. */
export interface FoundEntry {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly content: string;
  readonly advisorName: string | null;
}

/** Entries that one search ranks, the newest first. */
const RANKED = 500;
const MOST = 10;
const MOST_WORDS = 12;

/** Words that say nothing about a matter. */
const EVERYDAY = new Set(
  'about and are can could does for from have how into make more much need not our out should some than that the them then there they this was what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** The words of a text that a search goes by. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return [...new Set(words)].filter((word) => !EVERYDAY.has(word));
}

/** How many of the words an entry holds, begun words included; one in its title counts twice. */
function score({ title, content }: FoundEntry, words: readonly string[]): number {
  const inTitle = title.toLowerCase();
  const inContent = content.toLowerCase();
  return words.reduce(
    (points, word) =>
      points + (inTitle.includes(word) ? 2 : 0) + (inContent.includes(word) ? 1 : 0),
    0,
  );
}

/** Entries that hold words of the query, those that hold most of them first. Any dialect of SQL can do it. */
export async function searchEntries(
  db: Db,
  query: string,
  category: string | undefined,
): Promise<FoundEntry[]> {
  const words = wordsOf(query).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const rows = await db
    .selectFrom('knowledge')
    .select(['id', 'category', 'title', 'content', 'advisor_name as advisorName'])
    .where((is) =>
      is.or(
        words.flatMap((word) => [
          is(is.fn<string>('lower', ['title']), 'like', `%${word}%`),
          is(is.fn<string>('lower', ['content']), 'like', `%${word}%`),
        ]),
      ),
    )
    .$if(category !== undefined, (only) => only.where('category', '=', category ?? ''))
    .orderBy('id', 'desc')
    .limit(RANKED)
    .execute();
  return rows
    .map((entry) => ({ entry, points: score(entry, words) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
