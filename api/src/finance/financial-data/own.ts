import { setImmediate as letOthersRun } from 'node:timers/promises';
import {
  type Budget,
  derivedNotifications,
  type FinancialData,
} from '@halyard/shared-contracts/finance';
import { profileFrom } from '@halyard/shared-contracts/wire';
import { asOfItem } from '../../db/as-of';
import type { Db } from '../../db/database';
import { categoryBookOf } from '../../db/row/category-row';
import type { AccountTable } from '../../db/schema';
import { readFactFinder } from '../paper/fact-finder';
import { toAccount, toInvestmentHolding, toLiability } from '../../db/row/account-row';
import { monthEnds, netWorthHistory, scoreHistory } from './history';
import { toPaystub, toPolicy, withBudgetRows, withReads } from './paper-rows';
import {
  accountRows,
  balanceRows,
  budgetRows,
  holdingRows,
  itemRows,
  paystubRows,
  policyRows,
  readRows,
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

export async function ownFinancialData(
  db: Db,
  userId: string,
  { today, asOf, categories, transactions }: TransactionList,
): Promise<FinancialData> {
  const { accounts, liabilities, closedOn } = await accountsAndDebts(db, userId);
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
    budget: withBudgetRows(EMPTY, await budgetRows(db, userId), await categoryBookOf(db, userId)),
    paystubs: (await paystubRows(db, userId)).map(toPaystub),
    policies: (await policyRows(db, userId)).map(toPolicy),
    netWorthHistory: netWorthHistory(months),
    scoreHistory: scoreHistory(months, { transactions, profile }),
    notifications: withReads(notifications, await readRows(db, userId)),
  };
}
