import type { IsoDate } from '@halyard/shared-contracts/finance';
import { type Cents, cents, negate, toDollars } from '@halyard/shared-contracts/money';
import type { StatementPreview } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import type { AccountTable } from '../../db/schema';
import { AppError } from '../../errors';
import { findHolding } from '../holdings';
import { findDuplicates, type Duplicate, isTaken } from './duplicates';
import { knownRows } from './known-rows';
import { type Chosen, readStatement } from './read-statement';
import type { Reading } from './reading';

/** A statement beside the account it goes into. */
export interface Compared {
  readonly account: AccountTable;
  readonly reading: Reading;
  /** One for each row. */
  readonly duplicates: readonly Duplicate[];
  /** The balance that the statement tells, as the account counts it: what is owed is above zero on a debt. */
  readonly closing: Cents | null;
}

/** The manual account that a statement may go into. Throws NOT_FOUND, or NOT_MANUAL for one that a bank keeps. */
async function manualAccount(db: Db, userId: string, id: string): Promise<AccountTable> {
  const account = await findHolding(db, userId, id);
  if (!account) throw new AppError('NOT_FOUND');
  if (account.source !== 'manual') throw new AppError('NOT_MANUAL');
  return account;
}

/** Reads a statement and compares it with its account; writes nothing. */
export async function compare(
  db: Db,
  userId: string,
  accountId: string,
  chosen: Omit<Chosen, 'currency'>,
  today: IsoDate,
): Promise<Compared> {
  const account = await manualAccount(db, userId, accountId);
  const reading = readStatement({ ...chosen, currency: account.currency }, today);
  const duplicates = findDuplicates(reading.rows, await knownRows(db, userId, accountId));
  const owed = account.kind === 'debt' && reading.closing !== null;
  return {
    account,
    reading,
    duplicates,
    closing: owed ? negate(reading.closing) : reading.closing,
  };
}

/** What the person sees before anything is written. */
export function previewOf({ reading, duplicates, closing }: Compared): StatementPreview {
  return {
    format: reading.format,
    question: reading.question,
    columns: reading.columns ? [...reading.columns] : null,
    mapping: reading.mapping,
    date_order: reading.order,
    decimal: reading.decimal,
    rows: reading.rows.map(({ line, date, payee, amount }, index) => {
      const duplicate = duplicates[index] ?? null;
      return { line, date, payee, amount: toDollars(amount), duplicate, take: isTaken(duplicate) };
    }),
    closing: closing === null ? null : toDollars(cents(closing)),
  };
}
