import {
  categorized,
  type FinancialData,
  type Transaction,
  withTransfers,
} from '@halyard/shared-contracts/finance';
import { decodePolicy, DEMO_USER_ID, encodePolicy } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import { categoryBookOf } from '../../db/row/category-row';
import { transferChoices, withEdits } from '../../db/row/edits';
import { allEdits } from '../../db/transaction-queries';
import type { Entity, Fields } from '../../entity/entity';
import { AppError } from '../../errors';
import { readSampleChanges } from '../paper/sample-changes';
import { toPaystub, toPolicy, withBudgetRows, withReads } from './paper-rows';
import { budgetRows, paystubRows, policyRows, readRows } from './queries';

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
  const transactions = withEdits(base.transactions, edits).map(named);
  return {
    ...base,
    transactions: withTransfers(transactions, owned, transferChoices(edits, book)).map(named),
    categories: book.categories,
    budget: withBudgetRows(base.budget, await budgetRows(db, userId), book),
    policies: [
      ...base.policies
        .filter(isShown)
        .map((policy) =>
          decodePolicy({ ...encodePolicy(policy), ...changed['policies']?.[policy.id] }),
        ),
      ...(await policyRows(db, userId)).map(toPolicy),
    ],
    paystubs: [...(await paystubRows(db, userId)).map(toPaystub), ...base.paystubs.filter(isShown)],
    notifications: withReads(base.notifications, await readRows(db, userId)),
  };
}

/** Finds an entity of the sample that the user sees. Throws NOT_FOUND, also for a user with own data. */
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
