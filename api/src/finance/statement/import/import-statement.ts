import { countWords } from '@halyard/shared-contracts/finance';
import { type Cents, cents, subtract } from '@halyard/shared-contracts/money';
import type { StatementImport } from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import { recordAudit } from '../../../db/audit';
import { dataVersion } from '../../../db/data-version';
import type { Db } from '../../../db/database';
import type { AccountTable } from '../../../db/schema';
import { AppError } from '../../../errors';
import { workerPool } from '../../../work/worker-pool';
import { moveBalance } from '../../account/balances';
import { change } from '../../change';
import { type ChangedRow, recordChange } from '../../../changes/record-change';
import type { When } from '../../today';
import { findImport } from './imports';
import { insertRows } from './insert-rows';
import type { Match } from '../match/compare';
import { matchStatement, type SentFile, statementWork } from '../match/statement-work';

export interface ImportRequest {
  readonly accountId: string;
  readonly fileName: string;
  readonly file: SentFile;
  /** The user reversed the proposed choice for these lines. */
  readonly turned: readonly number[];
  readonly balance: 'keep' | 'move' | 'statement';
}

function balanceMovement(
  account: AccountTable,
  { closing, total }: Match,
  balance: ImportRequest['balance'],
): Cents {
  if (account.balance_cents === null) return cents(0);
  if (balance === 'move') return total;
  if (balance === 'keep' || closing === null) return cents(0);
  const before = cents(account.balance_cents);
  return account.kind === 'asset' ? subtract(closing, before) : subtract(before, closing);
}

async function writeImport(
  db: Db,
  account: AccountTable,
  { fileName, balance, match }: ImportRequest & { readonly match: Match },
  when: When,
): Promise<StatementImport> {
  const { user_id: userId } = account;
  const moved = balanceMovement(account, match, balance);
  const id = uuid();
  await db
    .insertInto('imports')
    .values({
      user_id: userId,
      id,
      account_id: account.id,
      file_name: fileName,
      format: match.format,
      added: match.added,
      skipped: match.skipped,
      moved_cents: moved,
      first_day: match.firstDay,
      last_day: match.lastDay,
      imported_at: when.now.toISOString(),
    })
    .execute();
  await insertRows(db, { importId: id, account }, match.batches, when);
  if (moved !== 0) await moveBalance(db, account, moved, when.today);
  await recordAudit(db, userId, 'statement-imported', when.now, { detail: account.name });
  await recordChange(
    db,
    userId,
    {
      kind: 'statement-imported',
      label: `${fileName} → ${account.name}: ${countWords(match.added, 'transaction')}`,
      by: 'import',
      rows: [
        {
          entity: 'statement',
          field: 'added',
          entity_id: id,
          before: null,
          after: `${match.added}`,
        },
        ...(moved === 0 ? [] : [balanceMoved(account, moved)]),
      ],
    },
    when.now,
  );
  return findImport(db, userId, id);
}

const balanceMoved = ({ id, balance_cents }: AccountTable, moved: number): ChangedRow => ({
  entity: 'account',
  field: 'balance_cents',
  entity_id: id,
  before: balance_cents === null ? null : `${balance_cents}`,
  after: `${(balance_cents ?? 0) + moved}`,
});

class DataChanged extends Error {}

async function tryImport(db: Db, userId: string, request: ImportRequest, when: When) {
  const version = await dataVersion(db, userId);
  const { file, accountId, turned } = request;
  const { account, work } = await statementWork(db, userId, accountId, {
    file,
    today: when.today,
  });
  const match = await workerPool.run(userId, matchStatement, { ...work, turned });
  return change(db, userId, async (trx) => {
    if ((await dataVersion(trx, userId)) !== version) throw new DataChanged();
    return writeImport(trx, account, { ...request, match }, when);
  });
}

const MAX_ATTEMPTS = 3;

/**
 * Imports a statement in one commit and starts again if the user's data changes before it. Throws
 * STATEMENT_REFUSED, or DATA_CHANGING after three attempts.
 */
export async function importStatement(
  db: Db,
  userId: string,
  request: ImportRequest,
  when: When,
): Promise<StatementImport> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    try {
      return await tryImport(db, userId, request, when);
    } catch (error) {
      if (!(error instanceof DataChanged)) throw error;
    }
  }
  throw new AppError('DATA_CHANGING');
}
