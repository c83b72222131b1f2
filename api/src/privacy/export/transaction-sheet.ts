import { totalIncome, totalSpending } from '@halyard/shared-contracts/finance';
import type { Db } from '../../db/database';
import { ownTransactions } from '../../finance/financial-data/transaction-list';
import { csvLine, moneyCell, textCell } from './csv';

const HEAD = [
  'date',
  'account',
  'merchant',
  'category',
  'note',
  'amount',
  'currency',
  'pending',
  'bank_text',
  'id',
  'transfer_id',
  'loan_interest',
  'loan_principal',
  'hidden',
  'counted_income',
  'counted_spending',
];

const PAGE = 500;

async function accountNames(db: Db, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns pages of CSV with the transactions as the screen shows them, newest first. */
export async function* transactionSheet(
  db: Db,
  userId: string,
): AsyncGenerator<{ readonly text: string; readonly rows: number }> {
  yield { text: csvLine(HEAD), rows: 0 };
  const names = await accountNames(db, userId);
  const { transactions } = await ownTransactions(db, userId);
  for (let at = 0; at < transactions.length; at += PAGE) {
    const shown = transactions.slice(at, at + PAGE);
    const lines = shown.map((row) =>
      csvLine([
        textCell(row.date),
        textCell(names.get(row.accountId) ?? ''),
        textCell(row.merchant),
        textCell(row.category),
        textCell(row.note ?? ''),
        moneyCell(row.amount),
        textCell(row.currency),
        row.pending ? 'yes' : 'no',
        textCell(row.name),
        textCell(row.id),
        textCell(row.transfer?.id ?? ''),
        row.loanPayment ? moneyCell(row.loanPayment.interest) : '',
        row.loanPayment ? moneyCell(row.loanPayment.principal) : '',
        row.hidden ? 'yes' : 'no',
        moneyCell(totalIncome([row])),
        moneyCell(totalSpending([row])),
      ]),
    );
    yield { text: lines.join(''), rows: shown.length };
  }
}
