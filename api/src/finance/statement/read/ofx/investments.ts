import { countWords } from '@halyard/shared-contracts/finance';
import type { IsoDate } from '@halyard/shared-contracts/finance';
import { type Cents, sum } from '@halyard/shared-contracts/money';
import { readAmount } from '../read-amounts';
import { checkCount, MAX_ROWS, oneLine, refused, type StatementRow } from '../statement';
import { before, blocksOf, valueOf } from './tags';
import { dayOf, markOf, transactionBlocks, transactionRow } from './transaction-row';

interface Investments {
  readonly rows: readonly StatementRow[];
  /** This is the cash and the market value of all holdings. It is null if the file has neither. */
  readonly closing: Cents | null;
  readonly notice: string | null;
}

const LIMIT = MAX_ROWS + 2;

const amountIn = (block: string, tag: string, where: string): Cents | null => {
  const text = valueOf(block, tag);
  return text === '' ? null : readAmount(text, markOf(text), where);
};

function securityNames(file: string): ReadonlyMap<string, string> {
  const securities = blocksOf(file, 'SECINFO', LIMIT);
  return new Map(securities.map((each) => [valueOf(each, 'UNIQUEID'), valueOf(each, 'SECNAME')]));
}

const INCOME: Readonly<Record<string, string>> = {
  DIV: 'Dividend',
  INTEREST: 'Interest',
  CGLONG: 'Capital gain',
  CGSHORT: 'Capital gain',
};

function incomeRow(
  block: string,
  index: number,
  names: ReadonlyMap<string, string>,
  today: IsoDate,
): StatementRow {
  const where = `Transaction ${index + 1}`;
  const total = valueOf(block, 'TOTAL');
  const kind = INCOME[valueOf(block, 'INCOMETYPE').toUpperCase()] ?? 'Income';
  const security = names.get(valueOf(block, 'UNIQUEID'));
  return {
    line: index + 1,
    date: dayOf(block, 'DTTRADE', today, where),
    amount: readAmount(total, markOf(total), where),
    payee: oneLine(security ? `${kind} of ${security}` : kind),
    note: valueOf(block, 'MEMO') || null,
    ref: oneLine(valueOf(block, 'FITID')) || null,
    category: null,
  };
}

/** A manual account has one balance, so this is the total worth. */
function worthOf(text: string): Cents | null {
  const cash = amountIn(text, 'AVAILCASH', 'The cash');
  const values = blocksOf(text, 'INVPOS', LIMIT).map((block) =>
    amountIn(block, 'MKTVAL', 'A holding'),
  );
  const known = [cash, ...values].filter((value) => value !== null);
  return known.length === 0 ? null : sum(known);
}

function unreadThings(trades: number, holdings: number): string | null {
  const parts = [
    trades > 0 && countWords(trades, 'trade'),
    holdings > 0 && countWords(holdings, 'holding'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : parts.join(' and ');
}

/**
 * Reads the cash that moved in and out of an investment account, and its income. A trade does not change its worth.
 * Throws STATEMENT_REFUSED if no cash moved.
 */
export function readInvestments(text: string, file: string, today: IsoDate): Investments {
  const cash = transactionBlocks(text, LIMIT);
  const income = blocksOf(text, 'INCOME', LIMIT).map((block) => before(block, '/INCOME'));
  const trades = blocksOf(text, 'INVTRAN', LIMIT).length - income.length;
  const unread = unreadThings(trades, blocksOf(text, 'INVPOS', LIMIT).length);
  if (cash.length + income.length === 0) {
    throw refused(
      unread
        ? `No cash moved in this investment account, and its ${unread} cannot be imported`
        : 'This file holds no transactions',
    );
  }
  checkCount(cash.length + income.length, 'transactions');
  const names = securityNames(file);
  return {
    rows: [
      ...cash.map((block, index) => transactionRow(block, index, today)),
      ...income.map((block, index) => incomeRow(block, cash.length + index, names, today)),
    ],
    closing: worthOf(text),
    notice: unread && `The cash movements and the income were read, but not the ${unread}.`,
  };
}
