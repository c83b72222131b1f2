import type { IsoDate } from '@halyard/shared-contracts/finance';
import { readAmount } from './read-amounts';
import { readDate } from './read-dates';
import {
  checkCount,
  MAX_ROWS,
  oneLine,
  refused,
  type Statement,
  type StatementRow,
} from './statement';

/** Other named entities are not expanded. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const unescaped = (text: string): string =>
  text.replace(/&(#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** OFX 1 does not close tags, so a value ends at the next tag or line. */
function valueOf(block: string, tag: string): string {
  const at = block.search(new RegExp(`<${tag}>`, 'i'));
  if (at < 0) return '';
  const rest = block.slice(at + tag.length + 2);
  return oneLine(unescaped(/^[^<\r\n]*/.exec(rest)?.[0] ?? ''), 2000);
}

const blocksOf = (text: string, tag: string, limit?: number): string[] =>
  text.split(new RegExp(`<${tag}>`, 'i'), limit).slice(1);

function checkOneBankAccount(text: string): void {
  if (/<INVSTMTRS>/i.test(text)) {
    throw refused(
      'This is a statement of investments: only those of cash, card and loan accounts can be imported',
    );
  }
  const accounts = new Set(
    blocksOf(text, '(?:BANKACCTFROM|CCACCTFROM)').map((block) => valueOf(block, 'ACCTID')),
  );
  if (accounts.size > 1) {
    throw refused('This file holds statements of several accounts: export one at a time');
  }
}

export const ofxCurrency = (text: string): string => valueOf(text, 'CURDEF').toUpperCase();

const markOf = (text: string) => (/,\d{1,2}$/.test(text) ? ',' : '.');

function row(block: string, index: number, today: IsoDate): StatementRow {
  const where = `Transaction ${index + 1}`;
  const day = valueOf(block, 'DTPOSTED').slice(0, 8);
  const amount = valueOf(block, 'TRNAMT');
  const [name, memo] = [valueOf(block, 'NAME'), valueOf(block, 'MEMO')];
  return {
    line: index + 1,
    date: readDate(day, 'mdy', today, where),
    amount: readAmount(amount, markOf(amount), where),
    payee: oneLine(name || memo) || 'No description',
    note: name && memo && memo !== name ? memo : null,
    ref: oneLine(valueOf(block, 'FITID')) || null,
  };
}

/** Reads OFX 1 (SGML), OFX 2 (XML), and QFX, which is OFX. Throws STATEMENT_REFUSED naming the first bad transaction. */
export function readOfx(text: string, today: IsoDate): Statement {
  checkOneBankAccount(text);
  const starts = blocksOf(text, 'STMTTRN', MAX_ROWS + 2);
  if (starts.length === 0) throw refused('This file holds no transactions');
  checkCount(starts.length, 'transactions');
  const blocks = starts.map(
    (block) => block.split(/<\/STMTTRN>|<\/BANKTRANLIST>|<LEDGERBAL>/i)[0] ?? '',
  );
  const ledger = blocksOf(text, 'LEDGERBAL')[0];
  const balance = ledger ? valueOf(ledger, 'BALAMT') : '';
  return {
    format: 'ofx',
    rows: blocks.map((block, index) => row(block, index, today)),
    closing: balance === '' ? null : readAmount(balance, markOf(balance), 'The balance'),
    question: null,
    columns: null,
    mapping: null,
    order: null,
    decimal: null,
  };
}
