import {
  categorized,
  type FinancialData,
  openMonth,
  type Transaction,
  withBillChoices,
  withShares,
  withTransfers,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { decodePolicy, DEMO_USER_ID, encodePolicy } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import { billChoicesOf } from '../../db/row/bill-choice-row';
import { categoryBookOf } from '../../db/row/category-row';
import { sharesOf, transferChoices, withEdits } from '../../db/row/edits';
import { allEdits } from '../../db/transaction-queries';
import type { Entity, Fields } from '../../entity/entity';
import { AppError } from '../../errors';
import { withEnvelopes } from '../budget/stored-budget';
import { storedGoals } from '../goal/stored-goals';
import { readSampleChanges } from '../user-entries/sample-changes';
import { toPaystub, toPolicy, toScheduledItem, withBudgetRows, withReads } from './entry-rows';
import {
  budgetRows,
  chosenBuffer,
  paystubRows,
  policyRows,
  readRows,
  scheduledRows,
} from './queries';

let cached: FinancialData | null = null;

export async function sample(): Promise<FinancialData> {
  const { demoHousehold } = await import('@halyard/shared-contracts/demo');
  return (cached ??= demoHousehold());
}

export async function sampleHousehold(db: Db, userId: string): Promise<FinancialData> {
  const base = await sample();
  if (userId === DEMO_USER_ID) return base;
  const { removed, changed } = await readSampleChanges(db, userId);
  const isShown = ({ id }: { readonly id: string }) => !removed.includes(id);
  const edits = await allEdits(db, userId);
  const owned = [...base.accounts, ...base.liabilities];
  const book = await categoryBookOf(db, userId);
  const named = (row: Transaction) => categorized(row, book);
  const choices = await billChoicesOf(db, userId);
  const rows = withBillChoices(
    withEdits(base.transactions, edits).map(named),
    choices,
    base.transactions,
  );
  const budget = withBudgetRows(base.budget, await budgetRows(db, userId), book);
  const transactions = withShares(rows, sharesOf(edits));
  return {
    ...base,
    transactions: withTransfers(transactions, owned, transferChoices(edits, book)).map(named),
    categories: book.categories,
    budget: await withEnvelopes(db, userId, budget, book, openMonth(base)),
    goals: await storedGoals(db, userId),
    policies: [
      ...base.policies
        .filter(isShown)
        .map((policy) =>
          decodePolicy({ ...encodePolicy(policy), ...changed['policies']?.[policy.id] }),
        ),
      ...(await policyRows(db, userId)).map(toPolicy),
    ],
    scheduled: (await scheduledRows(db, userId)).map(toScheduledItem),
    buffer: cents((await chosenBuffer(db, userId)) ?? 0),
    paystubs: [...(await paystubRows(db, userId)).map(toPaystub), ...base.paystubs.filter(isShown)],
    notifications: withReads(base.notifications, await readRows(db, userId)),
  };
}

/** Throws NOT_FOUND, also for a user with own data. */
export async function findInSample(
  db: Db,
  userId: string,
  { sample: ofSample }: Entity,
  id: string,
): Promise<Fields> {
  const isHidden = ofSample === undefined || (await hasOwnData(db, userId));
  const entities = isHidden ? [] : ofSample(await sampleHousehold(db, userId));
  const found = entities.find((each) => each['id'] === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
