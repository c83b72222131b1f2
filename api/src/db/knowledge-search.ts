import type { Db } from './database';

export interface FoundEntry {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly content: string;
  readonly advisorName: string | null;
}

/** A search ranks at most this many of the newest matching entries. */
const RANKED = 500;
const MAX_RESULTS = 10;
const MAX_WORDS = 12;

const STOP_WORDS = new Set(
  'about and are can could does for from have how into make more much need not our out should some than that the them then there they this was what when where which who why will with would you your'.split(
    ' ',
  ),
);

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return [...new Set(words)].filter((word) => !STOP_WORDS.has(word));
}

/** Counts the words that an entry contains; a word in the title counts twice. */
function score({ title, content }: FoundEntry, words: readonly string[]): number {
  const inTitle = title.toLowerCase();
  const inContent = content.toLowerCase();
  return words.reduce(
    (points, word) =>
      points + (inTitle.includes(word) ? 2 : 0) + (inContent.includes(word) ? 1 : 0),
    0,
  );
}

/** Finds entries with words of the query, the best match first, in SQL of both dialects. */
export async function searchEntries(
  db: Db,
  query: string,
  category: string | undefined,
): Promise<FoundEntry[]> {
  const words = wordsOf(query).slice(0, MAX_WORDS);
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
    .slice(0, MAX_RESULTS)
    .map(({ entry }) => entry);
}
