import { setImmediate as letOthersRun } from 'node:timers/promises';
import {
  type Budget,
  derivedNotifications,
  type FinancialData,
  type IsoMonth,
  openMonth,
  withSeenPayments,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { profileFrom } from '@halyard/shared-contracts/wire';
import { asOfItem } from '../../db/as-of';
import type { Db } from '../../db/database';
import { categoryBookOf } from '../../db/row/category-row';
import type { AccountTable } from '../../db/schema';
import { withEnvelopes } from '../budget/stored-budget';
import { storedGoals } from '../goal/stored-goals';
import { readFactFinder } from '../user-entries/fact-finder';
import { toAccount, toInvestmentHolding, toLiability } from '../../db/row/account-row';
import { monthEnds, netWorthHistory, scoreHistory } from './history';
import { toPaystub, toPolicy, toScheduledItem, withBudgetRows, withReads } from './entry-rows';
import {
  accountRows,
  balanceRows,
  budgetRows,
  chosenBuffer,
  holdingRows,
  itemRows,
  paystubRows,
  policyRows,
  readRows,
  scheduledRows,
} from './queries';
import type { TransactionList } from './transaction-list';

const EMPTY: Budget = { standard: {}, months: {} };

async function accountsAndDebts(db: Db, userId: string) {
  const items = await itemRows(db, userId);
  const rows = await accountRows(db, userId);
  const asOfById = new Map(items.map((item) => [item.id, asOfItem(item)]));
  const asOf = ({ item_id }: AccountTable) =>
    item_id === null ? null : (asOfById.get(item_id) ?? null);
  const ofKind = (kind: AccountTable['kind']) => rows.filter((row) => row.kind === kind);
  return {
    accounts: ofKind('asset').map((row) => toAccount(row, asOf(row))),
    liabilities: ofKind('debt').map((row) => toLiability(row, asOf(row))),
    closedOn: new Map(
      rows.flatMap(({ id, closed_at }) => (closed_at === null ? [] : [[id, closed_at] as const])),
    ),
  };
}

async function ownBudget(db: Db, userId: string, open: IsoMonth): Promise<Budget> {
  const book = await categoryBookOf(db, userId);
  const budget = withBudgetRows(EMPTY, await budgetRows(db, userId), book);
  return withEnvelopes(db, userId, budget, book, open);
}

export async function ownFinancialData(
  db: Db,
  userId: string,
  { today, asOf, categories, transactions }: TransactionList,
): Promise<FinancialData> {
  const { accounts, liabilities: debts, closedOn } = await accountsAndDebts(db, userId);
  const liabilities = withSeenPayments(debts, transactions, today);
  const profile = profileFrom(await readFactFinder(db, userId), today);
  const months = monthEnds(
    { today, accounts, liabilities, closedOn },
    await balanceRows(db, userId),
  );
  await letOthersRun();
  const notifications = derivedNotifications({ accounts, transactions }, today);
  await letOthersRun();
  return {
    source: 'own',
    today,
    asOf,
    profile,
    accounts,
    liabilities,
    transactions,
    categories,
    holdings: (await holdingRows(db, userId)).map(toInvestmentHolding),
    budget: await ownBudget(db, userId, openMonth({ transactions, today })),
    goals: await storedGoals(db, userId),
    paystubs: (await paystubRows(db, userId)).map(toPaystub),
    scheduled: (await scheduledRows(db, userId)).map(toScheduledItem),
    buffer: cents((await chosenBuffer(db, userId)) ?? 0),
    policies: (await policyRows(db, userId)).map(toPolicy),
    netWorthHistory: netWorthHistory(months),
    scoreHistory: scoreHistory(months, { transactions, profile }),
    notifications: withReads(notifications, await readRows(db, userId)),
  };
}
