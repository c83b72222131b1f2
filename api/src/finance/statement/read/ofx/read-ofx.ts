import type { IsoDate } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { foreignNotice } from '../notices';
import { readAmount } from '../read-amounts';
import {
  checkCount,
  MAX_ROWS,
  otherCurrencies,
  type ReadOptions,
  refused,
  type Statement,
} from '../statement';
import { readInvestments } from './investments';
import { type Section, sectionsOf } from './sections';
import { blocksOf, valueOf, withPlainTags } from './tags';
import { markOf, transactionBlocks, transactionRow, withSignsOfTypes } from './transaction-row';

const OPENING = /<[ \t]{0,9}OFX[ \t]{0,9}>/i;

export const isOfx = (text: string): boolean => OPENING.test(text.slice(0, 5000));

type Read = Pick<Statement, 'rows' | 'closing' | 'notice'>;

function closingOf(sections: readonly Section[]): Cents | null {
  const ledger = sections.map(({ text }) => blocksOf(text, 'LEDGERBAL', 2)[0]).findLast(Boolean);
  const balance = ledger ? valueOf(ledger, 'BALAMT') : '';
  return balance === '' ? null : readAmount(balance, markOf(balance), 'The balance');
}

/** Returns the currency of a transaction if it is not the account's. */
function currencyOf(block: string): string {
  const [currency = ''] = blocksOf(block, 'CURRENCY', 2);
  return valueOf(currency, 'CURSYM').toUpperCase();
}

function readSections(sections: readonly Section[], currency: string, today: IsoDate): Read {
  const all = sections.flatMap(({ text }) => transactionBlocks(text, MAX_ROWS + 2));
  if (all.length === 0) throw refused('This file holds no transactions');
  checkCount(all.length, 'transactions');
  const isForeign = (block: string) => !['', currency].includes(currencyOf(block));
  const foreign = all.filter(isForeign);
  const names = [...new Set(foreign.map(currencyOf))].join(', ');
  if (foreign.length === all.length) throw otherCurrencies(names, currency);
  const blocks = foreign.length === 0 ? all : all.filter((block) => !isForeign(block));
  const rows = blocks.map((block, index) => transactionRow(block, index, today));
  return {
    rows: withSignsOfTypes(rows, blocks),
    closing: closingOf(sections),
    notice: foreignNotice(foreign.length, names, currency),
  };
}

/**
 * Reads OFX 1 (SGML), OFX 2 (XML), and QFX, which is OFX. Throws STATEMENT_REFUSED naming the first bad
 * transaction.
 */
export function readOfx(raw: string, options: ReadOptions, today: IsoDate): Statement {
  const text = withPlainTags(raw);
  const all = sectionsOf(text);
  const accounts = [...new Set(all.map(({ account }) => account))];
  const known = {
    format: 'ofx' as const,
    accounts: accounts.length > 1 ? accounts : [],
    columns: null,
    mapping: null,
    order: null,
    decimal: null,
    isReversed: false,
  };
  const account = accounts.length > 1 ? options.account : accounts[0];
  const sections = all.filter((section) => section.account === account);
  const [first] = sections;
  if (!first) return { ...known, question: 'account', rows: [], closing: null, notice: null };
  const other = sections.find(({ currency }) => !['', options.currency].includes(currency));
  if (other) throw otherCurrencies(other.currency, options.currency);
  const read = first.isInvestments
    ? readInvestments(sections.map((each) => each.text).join('\n'), text, today)
    : readSections(sections, options.currency, today);
  return { ...known, ...read, question: null };
}
