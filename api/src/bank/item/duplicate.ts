import * as v from 'valibot';
import type { Db } from '../../db/database';
import type { ItemRow } from './item-row';
import { linkedItems } from './item-store';

/** It identifies an account before its ids are known, by the last digits of its number and its subtype. */
export interface AccountMark {
  readonly mask: string | null;
  readonly subtype: string | null;
}

const marksSchema = v.array(
  v.object({ mask: v.nullable(v.string()), subtype: v.nullable(v.string()) }),
);

/** Returns whether a link has no access or an unusable token. A new link may replace it. */
export function isDead(item: Pick<ItemRow, 'status' | 'status_code' | 'token_sealed'>): boolean {
  return (
    item.token_sealed === null || item.status === 'revoked' || item.status_code === 'TOKEN_UNUSABLE'
  );
}

/**
 * Returns the links of a user at an institution that already contain one of these accounts. A second link would
 * count the money twice and cost twice. Other accounts of the same bank may be linked.
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

/** Before the first sync, these are the accounts that were chosen in Link. */
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

export const marksText = (marks: readonly AccountMark[]): string =>
  JSON.stringify(marks.map(({ mask, subtype }) => ({ mask, subtype })));
