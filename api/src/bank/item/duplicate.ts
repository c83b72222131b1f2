import type { Db } from '../../db/database';
import type { ItemRow } from './item-row';
import { linkedItems } from './item-store';

/** What tells an account apart before its ids are known: the last digits of its number, and its kind. */
export interface AccountMark {
  readonly mask: string | null;
  readonly subtype: string | null;
}

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

async function marksOf(db: Db, item: ItemRow): Promise<AccountMark[]> {
  return db
    .selectFrom('accounts')
    .select(['mask', 'raw_subtype as subtype'])
    .where('user_id', '=', item.user_id)
    .where('item_id', '=', item.id)
    .where('closed_at', 'is', null)
    .execute();
}
