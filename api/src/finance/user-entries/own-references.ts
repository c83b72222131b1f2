import { payeeKey } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import { editing } from '../../db/row/edits';
import { toTransaction } from '../../db/row/transaction-row';
import { allEdits, transactionsWithIds } from '../../db/transaction-queries';
import type { Entity, Fields } from '../../entity/entity';
import { AppError } from '../../errors';
import { sample } from '../financial-data/sample';

async function isOwnAccount(db: Db, userId: string, id: string): Promise<boolean> {
  const own = await db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (own) return true;
  const shown = (await hasOwnData(db, userId)) ? [] : (await sample()).accounts;
  return shown.some((account) => account.id === id);
}

const MOST_NAMES = 20;

/** Returns the bank's names for the payee that a user or a rule renamed like this. */
async function bankNames(db: Db, userId: string, shown: string): Promise<string[]> {
  const key = payeeKey(shown);
  const edits = (await allEdits(db, userId)).filter(
    ({ merchant, rule_merchant }) => merchant !== null || rule_merchant !== null,
  );
  const ids = edits.map((edit) => edit.transaction_id);
  const rows = await transactionsWithIds(db, userId, ids);
  const received = rows.map(toTransaction);
  const renamed = received.filter((row) =>
    editing(edits)([row]).some(({ merchant }) => payeeKey(merchant) === key),
  );
  const names = new Map(renamed.map(({ merchant }) => [payeeKey(merchant), merchant]));
  names.delete(key);
  return [...names.values()].slice(0, MOST_NAMES);
}

/** Adds the bank's names of a payee. Throws NOT_FOUND for an unknown account. */
export async function withReferences(
  db: Db,
  userId: string,
  { account, payee }: Entity,
  fields: Fields,
): Promise<Fields> {
  const accountId = account && fields[account];
  if (typeof accountId === 'string' && !(await isOwnAccount(db, userId, accountId))) {
    throw new AppError('NOT_FOUND');
  }
  const name = payee && fields[payee];
  if (!payee || typeof name !== 'string') return fields;
  return { ...fields, [payee]: [name, ...(await bankNames(db, userId, name))].join('\n') };
}
