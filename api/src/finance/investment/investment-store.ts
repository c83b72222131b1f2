import {
  accountTypeFacts,
  type FinancialData,
  type InvestmentHistory,
  type InvestmentNotes,
  type InvestmentTrade,
  isAccountType,
  isoDate,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { investmentNotesSchema, NO_INVESTMENT_NOTES } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import type { InvestmentTradeTable } from '../../db/tables/investments';
import { readDocument } from '../user-entries/documents';

export const INVESTMENT_NOTES_KIND = 'investment_notes';

export async function storedNotes(db: Db, userId: string): Promise<InvestmentNotes> {
  const kind = INVESTMENT_NOTES_KIND;
  return (await readDocument(db, userId, kind, investmentNotesSchema)) ?? NO_INVESTMENT_NOTES;
}

/** Returns whether the user may enter past values: for investments and possessions. */
export function hasPastValues(type: string): boolean {
  if (!isAccountType(type)) return false;
  const { isInvested, isValued } = accountTypeFacts(type);
  return isInvested || isValued;
}

function toTrade(row: InvestmentTradeTable): InvestmentTrade {
  return {
    id: row.id,
    accountId: row.account_id,
    date: isoDate(row.date),
    name: row.name,
    kind: row.kind,
    security: row.security,
    quantity: row.quantity,
    unitPrice: row.unit_price,
    amount: cents(row.amount_cents),
    fees: row.fees_cents === null ? null : cents(row.fees_cents),
  };
}

/** The newest trades come first. */
export async function ownInvestments(
  db: Db,
  userId: string,
  { accounts }: Pick<FinancialData, 'accounts'>,
): Promise<InvestmentHistory> {
  const shown = accounts.filter(({ type }) => hasPastValues(type)).map(({ id }) => id);
  const notes = await storedNotes(db, userId);
  if (shown.length === 0) return { trades: [], values: [], flowsFrom: [], notes };
  const trades = await db
    .selectFrom('investment_trades')
    .selectAll()
    .where('user_id', '=', userId)
    .where('account_id', 'in', shown)
    .orderBy('date', 'desc')
    .orderBy('id')
    .execute();
  const values = await db
    .selectFrom('balance_history')
    .select(['account_id', 'date', 'balance_cents'])
    .where('user_id', '=', userId)
    .where('account_id', 'in', shown)
    .orderBy('date')
    .execute();
  return {
    trades: trades.map(toTrade),
    values: values.map((row) => ({
      accountId: row.account_id,
      date: isoDate(row.date),
      value: cents(row.balance_cents),
    })),
    flowsFrom: await flowStarts(db, userId),
    notes,
  };
}

/** Only a linked bank reports all flows, so an account that lost its bank has none. */
async function flowStarts(db: Db, userId: string): Promise<InvestmentHistory['flowsFrom']> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'flows_from'])
    .where('user_id', '=', userId)
    .where('source', '=', 'bank')
    .execute();
  return rows.flatMap(({ id, flows_from: from }) =>
    from === null ? [] : [{ accountId: id, date: isoDate(from) }],
  );
}
