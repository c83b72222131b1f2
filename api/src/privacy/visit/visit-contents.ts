import type { VisitEntry } from '@halyard/shared-contracts/wire';
import { overlapping } from '../../bank/item/duplicate';
import type { Db } from '../../db/database';
import type { Move } from './move';
import { hasOtherRows } from './other-rows';

export const OTHER = 'other';

const accountsOf = (db: Db, userId: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'item_id', 'name', 'institution', 'mask', 'raw_subtype as subtype'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .execute();

type AccountRow = Awaited<ReturnType<typeof accountsOf>>[number];

const wordsOf = (text: string): string => text.trim().toLowerCase();

const isSimilar = (a: AccountRow, b: AccountRow): boolean =>
  wordsOf(a.name) === wordsOf(b.name) ||
  (a.mask !== null && a.mask === b.mask && wordsOf(a.institution) === wordsOf(b.institution));

async function bankEntries(db: Db, { from, to }: Move, accounts: readonly AccountRow[]) {
  const items = await db
    .selectFrom('items')
    .select(['id', 'institution_id', 'institution_name'])
    .where('user_id', '=', from)
    .where('status', '!=', 'removing')
    .orderBy('institution_name')
    .orderBy('id')
    .execute();
  const entries: VisitEntry[] = [];
  for (const { id, institution_id, institution_name: name } of items) {
    const own = accounts.filter(({ item_id }) => item_id === id);
    const same = await overlapping(db, to, institution_id, own);
    const duplicate = same.length > 0 ? 'linked' : 'none';
    entries.push({ id, kind: 'bank', name, accounts: own.length, duplicate });
  }
  return entries;
}

export async function visitEntries(db: Db, move: Move): Promise<VisitEntry[]> {
  const accounts = await accountsOf(db, move.from);
  const existing = await accountsOf(db, move.to);
  const manual = accounts
    .filter(({ item_id }) => item_id === null)
    .map((account): VisitEntry => {
      const duplicate = existing.some((other) => isSimilar(account, other)) ? 'similar' : 'none';
      return { id: account.id, kind: 'account', name: account.name, accounts: 1, duplicate };
    });
  const entries = [...(await bankEntries(db, move, accounts)), ...manual];
  if (!(await hasOtherRows(db, move.from))) return entries;
  return [...entries, { id: OTHER, kind: 'other', name: '', accounts: 0, duplicate: 'none' }];
}
