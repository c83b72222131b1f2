import type { IsoDate } from '@halyard/shared-contracts/finance';
import { negate } from '@halyard/shared-contracts/money';
import { type DecimalMark, oneLine, type StatementRow } from '../statement';
import { readAmount } from '../read-amounts';
import { readDate } from '../read-dates';
import { before, blocksOf, valueOf } from './tags';

export const markOf = (text: string): DecimalMark => (/,\d{1,2}$/.test(text) ? ',' : '.');

export const dayOf = (block: string, tag: string, today: IsoDate, where: string): IsoDate =>
  readDate(valueOf(block, tag).slice(0, 8), 'mdy', today, where);

export function transactionRow(block: string, index: number, today: IsoDate): StatementRow {
  const where = `Transaction ${index + 1}`;
  const amount = valueOf(block, 'TRNAMT');
  const [name, memo] = [valueOf(block, 'NAME'), valueOf(block, 'MEMO')];
  return {
    line: index + 1,
    date: dayOf(block, 'DTPOSTED', today, where),
    amount: readAmount(amount, markOf(amount), where),
    payee: oneLine(name || memo) || 'No description',
    note: name && memo && memo !== name ? memo : null,
    ref: oneLine(valueOf(block, 'FITID')) || null,
    category: null,
  };
}

export const transactionBlocks = (text: string, limit: number): string[] =>
  blocksOf(text, 'STMTTRN', limit).map((block) =>
    before(block, '(?:/STMTTRN|/BANKTRANLIST|LEDGERBAL)'),
  );

const isOut = (block: string): boolean =>
  /^(debit|directdebit|check)$/i.test(valueOf(block, 'TRNTYPE'));

/** Types give the amounts their signs if a file has both types and no signs. */
export function withSignsOfTypes(
  rows: readonly StatementRow[],
  blocks: readonly string[],
): readonly StatementRow[] {
  const out = blocks.map(isOut);
  if (new Set(out).size < 2 || rows.some(({ amount }) => amount < 0)) return rows;
  return rows.map((row, index) => (out[index] ? { ...row, amount: negate(row.amount) } : row));
}
