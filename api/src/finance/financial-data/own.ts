import { setImmediate as turn } from 'node:timers/promises';
import {
  type Budget,
  derivedNotifications,
  type FinancialData,
} from '@halyard/shared-contracts/finance';
import { profileFrom } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import type { AccountTable } from '../../db/schema';
import { readFactFinder } from '../fact-finder';
import { toAccount, toLiability } from '../../db/row/account-row';
import { toInvestmentHolding } from '../../db/row/investment-holding-row';
import { withBudgetRows } from './budget-rows';
import { confirmed, type Listed } from './listed';
import { netWorthHistory, scoreHistory, standings } from './history';
import { toPaystub, toPolicy } from './paper-rows';
import { withReads } from './reads';
import {
  accountRows,
  balanceRows,
  budgetRows,
  holdingRows,
  itemRows,
  paystubRows,
  policyRows,
  readRows,
} from './stored';

const EMPTY: Budget = { standard: {}, months: {} };

async function holdings(db: Db, userId: string) {
  const items = await itemRows(db, userId);
  const rows = await accountRows(db, userId);
  const answered = new Map(items.map((item) => [item.id, confirmed(item)]));
  const asOf = ({ item_id }: AccountTable) =>
    item_id === null ? null : (answered.get(item_id) ?? null);
  const ofKind = (kind: AccountTable['kind']) => rows.filter((row) => row.kind === kind);
  return {
    accounts: ofKind('asset').map((row) => toAccount(row, asOf(row))),
    liabilities: ofKind('debt').map((row) => toLiability(row, asOf(row))),
    closedOn: new Map(
      rows.flatMap(({ id, closed_at }) => (closed_at === null ? [] : [[id, closed_at] as const])),
    ),
  };
}

/** Everything that a person with data of their own sees beside their list; nothing of it is the sample's. */
export async function ownFinancialData(
  db: Db,
  userId: string,
  { today, asOf, transactions }: Listed,
): Promise<FinancialData> {
  const { accounts, liabilities, closedOn } = await holdings(db, userId);
  const profile = profileFrom(await readFactFinder(db, userId), today);
  const past = standings({ today, accounts, liabilities, closedOn }, await balanceRows(db, userId));
  await turn();
  const notifications = derivedNotifications({ accounts, transactions }, today);
  await turn();
  return {
    source: 'own',
    today,
    asOf,
    profile,
    accounts,
    liabilities,
    transactions,
    holdings: (await holdingRows(db, userId)).map(toInvestmentHolding),
    budget: withBudgetRows(EMPTY, await budgetRows(db, userId)),
    paystubs: (await paystubRows(db, userId)).map(toPaystub),
    policies: (await policyRows(db, userId)).map(toPolicy),
    netWorthHistory: netWorthHistory(past),
    scoreHistory: scoreHistory(past, { transactions, profile }),
    notifications: withReads(notifications, await readRows(db, userId)),
  };
}
