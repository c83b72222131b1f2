import type { IsoDate } from '@halyard/shared-contracts/finance';
import type { Db } from '../../../db/database';
import type { AccountTable } from '../../../db/schema';
import { AppError } from '../../../errors';
import { findHolding } from '../../holdings';
import type { StatementWork } from '../compare';
import { knownPages } from '../known-rows';

/** A file and how it is to be read, as the person sent it. */
export type Sent = Pick<StatementWork, 'content' | 'mapping' | 'order' | 'decimal' | 'inverted'>;

/** The manual account that a statement may go into. Throws NOT_FOUND, or NOT_MANUAL for one that a bank keeps. */
async function manualAccount(db: Db, userId: string, id: string): Promise<AccountTable> {
  const account = await findHolding(db, userId, id);
  if (!account) throw new AppError('NOT_FOUND');
  if (account.source !== 'manual') throw new AppError('NOT_MANUAL');
  return account;
}

/** What a worker thread needs to read a statement for an account, and the account. */
export async function statementWork(
  db: Db,
  userId: string,
  accountId: string,
  { sent, today }: { readonly sent: Sent; readonly today: IsoDate },
): Promise<{ readonly account: AccountTable; readonly work: StatementWork }> {
  const account = await manualAccount(db, userId, accountId);
  const known = await knownPages(db, userId, accountId);
  const isDebt = account.kind === 'debt';
  return { account, work: { ...sent, currency: account.currency, isDebt, known, today } };
}
