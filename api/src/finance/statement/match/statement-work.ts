import type { IsoDate } from '@halyard/shared-contracts/finance';
import type { Db } from '../../../db/database';
import type { AccountTable } from '../../../db/schema';
import { AppError } from '../../../errors';
import type { Task } from '../../../work/task';
import { findAccount } from '../../account/accounts';
import { existingPages } from './existing-rows';
import type { Match, MatchWork, StatementWork } from './compare';

export type SentFile = Pick<
  StatementWork,
  'content' | 'mapping' | 'encoding' | 'account' | 'order' | 'decimal' | 'inverted'
>;

/** This is a length in base64. Larger files need up to 60 MB of memory. */
const SMALL_FILE_LENGTH = 1_000_000;

const limits = {
  isLarge: ({ content }: StatementWork) => content.length > SMALL_FILE_LENGTH,
  maxMs: 20_000,
  maxOutputBytes: 16_000_000,
  tooMuch: [
    'STATEMENT_REFUSED',
    'This file takes too long to read: export a shorter time',
  ] as const,
};

/** Returns a `StatementPreview` as JSON. */
export const previewStatement: Task<StatementWork, string> = {
  name: 'preview-statement',
  ...limits,
};

export const matchStatement: Task<MatchWork, Match> = { name: 'match-statement', ...limits };

async function manualAccount(db: Db, userId: string, id: string): Promise<AccountTable> {
  const account = await findAccount(db, userId, id);
  if (!account) throw new AppError('NOT_FOUND');
  if (account.source !== 'manual') throw new AppError('NOT_MANUAL');
  return account;
}

/** Throws NOT_FOUND, or NOT_MANUAL for a bank's account. */
export async function statementWork(
  db: Db,
  userId: string,
  accountId: string,
  { file, today }: { readonly file: SentFile; readonly today: IsoDate },
): Promise<{ readonly account: AccountTable; readonly work: StatementWork }> {
  const account = await manualAccount(db, userId, accountId);
  const existing = await existingPages(db, userId, accountId);
  const { currency, kind, type } = account;
  const debt = { isDebt: kind === 'debt', isCard: type === 'credit_card' };
  return { account, work: { ...file, ...debt, currency, existing, today } };
}
