import type { IsoDate } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { readAmount } from '../read-amounts';
import { readDate } from '../read-dates';
import {
  checkCount,
  MAX_ROWS,
  oneLine,
  type ReadOptions,
  refused,
  type Statement,
  type StatementRow,
} from '../statement';

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

/** Each section is searched separately, so their number has a limit. */
const MAX_SECTIONS = 100;

/** One account of a file. */
interface Section {
  readonly account: string;
  readonly currency: string;
  readonly text: string;
}

function sectionsOf(text: string): Section[] {
  const parts = blocksOf(text, '(?:STMTRS|CCSTMTRS)', MAX_SECTIONS + 2);
  if (parts.length === 0 && /<INVSTMTRS>/i.test(text)) {
    throw refused(
      'This is a statement of investments: only those of cash, card and loan accounts can be imported',
    );
  }
  if (parts.length > MAX_SECTIONS) throw refused('This file holds too many statements');
  return (parts.length === 0 ? [text] : parts)
    .map((part) => part.split(/<\/(?:CC)?STMTRS>|<INVSTMTRS>/i)[0] ?? '')
    .map((part) => ({
      account: oneLine(valueOf(part, 'ACCTID'), 100),
      currency: valueOf(part, 'CURDEF').toUpperCase(),
      text: part,
    }));
}

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

function checkCurrency({ currency, text }: Section, expected: string): void {
  if (currency !== '' && currency !== expected) {
    throw refused(`This statement is in ${currency}, and the account in ${expected}`);
  }
  const foreign = blocksOf(text, 'CURRENCY', MAX_ROWS + 2)
    .map((block) => valueOf(block, 'CURSYM').toUpperCase())
    .find((symbol) => symbol !== '' && symbol !== expected);
  if (foreign !== undefined) {
    throw refused(`This statement has amounts in ${foreign}, and the account is in ${expected}`);
  }
}

/** Removes spaces inside of tags: "<OFX >" is "<OFX>". */
const withPlainTags = (text: string): string =>
  text.replace(/<([^<>]{1,60})>/g, (_, tag: string) => `<${tag.replaceAll(/[ \t]/g, '')}>`);

const OPENING = /<[ \t]{0,9}OFX[ \t]{0,9}>/i;

export const isOfx = (text: string): boolean => OPENING.test(text.slice(0, 5000));

function closingOf(sections: readonly Section[]): Cents | null {
  const ledger = sections.map(({ text }) => blocksOf(text, 'LEDGERBAL', 2)[0]).findLast(Boolean);
  const balance = ledger ? valueOf(ledger, 'BALAMT') : '';
  return balance === '' ? null : readAmount(balance, markOf(balance), 'The balance');
}

const rowBlocks = ({ text }: Section): string[] =>
  blocksOf(text, 'STMTTRN', MAX_ROWS + 2).map(
    (block) => block.split(/<\/STMTTRN>|<\/BANKTRANLIST>|<LEDGERBAL>/i)[0] ?? '',
  );

/** Reads OFX 1 (SGML), OFX 2 (XML), and QFX, which is OFX. Throws STATEMENT_REFUSED naming the first bad transaction. */
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
    notice: null,
  };
  const account = accounts.length > 1 ? options.account : accounts[0];
  const sections = all.filter((section) => section.account === account);
  if (sections.length === 0) return { ...known, question: 'account', rows: [], closing: null };
  for (const section of sections) checkCurrency(section, options.currency);
  const blocks = sections.flatMap(rowBlocks);
  if (blocks.length === 0) throw refused('This file holds no transactions');
  checkCount(blocks.length, 'transactions');
  const rows = blocks.map((block, index) => row(block, index, today));
  return { ...known, question: null, rows, closing: closingOf(sections) };
}
