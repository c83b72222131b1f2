import * as v from 'valibot';
import type { Db } from '../../db/database';
import type { ItemRow } from './item-row';
import { linkedItems } from './item-store';

/** What tells an account apart before its ids are known: the last digits of its number, and its kind. */
export interface AccountMark {
  readonly mask: string | null;
  readonly subtype: string | null;
}

const marksSchema = v.array(
  v.object({ mask: v.nullable(v.string()), subtype: v.nullable(v.string()) }),
);

/** A link that can no longer be used: access is over, or its token cannot be opened. It may be replaced by a new one. */
export function isDead(item: Pick<ItemRow, 'status' | 'status_code' | 'token_sealed'>): boolean {
  return (
    item.token_sealed === null || item.status === 'revoked' || item.status_code === 'TOKEN_UNUSABLE'
  );
}

/**
 * The person's links at one institution that already hold one of these accounts. Linking it again would count its money
 * twice, be billed twice, and at some banks break the first link. The same bank with other accounts is another matter.
 */
export async function overlapping(
  db: Db,
  userId: string,
  institutionId: string | null,
  marks: readonly AccountMark[],
): Promise<ItemRow[]> {
  if (institutionId === null) return [];
  const found: ItemRow[] = [];
  for (const item of await linkedItems(db, userId)) {
    if (item.institution_id !== institutionId) continue;
    const known = await marksOf(db, item);
    if (marks.some((mark) => known.some((other) => isSame(mark, other)))) found.push(item);
  }
  return found;
}

function isSame(a: AccountMark, b: AccountMark): boolean {
  if (a.mask === null || a.mask !== b.mask) return false;
  return a.subtype === null || b.subtype === null || a.subtype === b.subtype;
}

/** The accounts that a link holds; before its first sync, those that were chosen when it was linked. */
async function marksOf(db: Db, item: ItemRow): Promise<readonly AccountMark[]> {
  const read = await db
    .selectFrom('accounts')
    .select(['mask', 'raw_subtype as subtype'])
    .where('user_id', '=', item.user_id)
    .where('item_id', '=', item.id)
    .where('closed_at', 'is', null)
    .execute();
  return item.last_success_at === null && read.length === 0
    ? storedMarks(item.account_marks)
    : read;
}

const storedMarks = (text: string | null): readonly AccountMark[] =>
  text === null ? [] : v.parse(v.pipe(v.string(), v.parseJson(), marksSchema), text);

/** What is stored of the accounts of a link that was not read yet. */
export const marksText = (marks: readonly AccountMark[]): string =>
  JSON.stringify(marks.map(({ mask, subtype }) => ({ mask, subtype })));
