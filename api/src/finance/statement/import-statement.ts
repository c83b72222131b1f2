import { type Cents, cents, subtract } from '@halyard/shared-contracts/money';
import type { StatementImport } from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import { recordAudit } from '../../db/audit';
import { dataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import type { AccountTable } from '../../db/schema';
import { AppError } from '../../errors';
import { workshop } from '../../work/workshop';
import { moveBalance } from '../balances';
import { change } from '../change';
import type { When } from '../today';
import { findImport } from './imports';
import { insertRows } from './insert-rows';
import type { Matched } from './work/match';
import { type Sent, statementWork } from './work/statement-work';
import { matchStatement } from './work/tasks';

/** A statement and what the person decided about it after the preview. */
export interface Decided {
  readonly accountId: string;
  readonly fileName: string;
  readonly sent: Sent;
  /** Lines that are taken or left out other than proposed. */
  readonly turned: readonly number[];
  readonly balance: 'keep' | 'move' | 'statement';
}

/** By how much money has to move for the balance to be what the person chose. */
function movedBy(
  account: AccountTable,
  { closing, total }: Matched,
  balance: Decided['balance'],
): Cents {
  if (account.balance_cents === null) return cents(0);
  if (balance === 'move') return total;
  if (balance === 'keep' || closing === null) return cents(0);
  const before = cents(account.balance_cents);
  return account.kind === 'asset' ? subtract(closing, before) : subtract(before, closing);
}

async function write(
  db: Db,
  account: AccountTable,
  { fileName, balance, matched }: Decided & { readonly matched: Matched },
  when: When,
): Promise<StatementImport> {
  const { user_id: userId } = account;
  const moved = movedBy(account, matched, balance);
  const id = uuid();
  await db
    .insertInto('imports')
    .values({
      user_id: userId,
      id,
      account_id: account.id,
      file_name: fileName,
      format: matched.format,
      added: matched.added,
      skipped: matched.skipped,
      moved_cents: moved,
      first_day: matched.firstDay,
      last_day: matched.lastDay,
      imported_at: when.now.toISOString(),
    })
    .execute();
  await insertRows(db, { importId: id, account }, matched.batches, when);
  if (moved !== 0) await moveBalance(db, account, moved, when.today);
  await recordAudit(db, userId, 'statement-imported', when.now, { detail: account.name });
  return findImport(db, userId, id);
}

/** The person's data changed while the statement was compared with it. */
class Changed extends Error {}

async function attempt(db: Db, userId: string, decided: Decided, when: When) {
  const version = await dataVersion(db, userId);
  const { sent, accountId, turned } = decided;
  const asked = { sent, today: when.today };
  const { account, work } = await statementWork(db, userId, accountId, asked);
  const matched = await workshop.run(userId, matchStatement, { ...work, turned });
  return change(db, userId, async (trx) => {
    if ((await dataVersion(trx, userId)) !== version) throw new Changed();
    return write(trx, account, { ...decided, matched }, when);
  });
}

const TRIES = 3;

/**
 * Imports a statement: reads it again, compares it with the account as it is now, and writes every row that is taken in
 * one commit with the way to undo it. A worker thread reads and compares, before the commit, so that nobody waits for it:
 * where the person's data changed meanwhile, it starts again. Throws STATEMENT_REFUSED while something has to be asked or
 * nothing is new, and DATA_CHANGING after three times.
 */
export async function importStatement(
  db: Db,
  userId: string,
  decided: Decided,
  when: When,
): Promise<StatementImport> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await attempt(db, userId, decided, when);
    } catch (error) {
      if (!(error instanceof Changed)) throw error;
    }
  }
  throw new AppError('DATA_CHANGING');
}
