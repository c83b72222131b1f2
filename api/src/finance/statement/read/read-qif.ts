import type { IsoDate } from '@halyard/shared-contracts/finance';
import { decimalMark, readAmount } from './read-amounts';
import { dateOrder, readDate } from './read-dates';
import { checkCount, oneLine, type ReadOptions, refused, type Statement } from './statement';

/** The keys are the letters of the fields. Splits repeat letters, so the first one counts. */
type Entry = ReadonlyMap<string, string>;

interface Transactions {
  /** The keys are account names. A file without names has the key ''. */
  readonly byAccount: ReadonlyMap<string, readonly Entry[]>;
  readonly hasOtherAccounts: boolean;
}

const READABLE = /^!Type:(Bank|CCard|Cash|Oth [AL])\s*$/i;
const LIST =
  /^!(Type:(Cat|Class|Memorized|Security|Prices|Budget|Tag|Template)\b|Account|Option|Clear)/i;
const ACCOUNTS = /^!Account\b/i;

/** Skips the lists of categories, classes, and accounts. */
function transactionsOf(text: string): Transactions {
  const byAccount = new Map<string, Entry[]>();
  let section: 'transactions' | 'accounts' | 'other' = 'transactions';
  let [account, count, hasOtherAccounts] = ['', 0, false];
  let entry = new Map<string, string>();
  const finish = () => {
    if (section === 'accounts' && entry.has('N')) account = oneLine(entry.get('N') ?? '', 100);
    if (section === 'transactions' && entry.has('D')) {
      const entries = byAccount.get(account) ?? [];
      entries.push(entry);
      byAccount.set(account, entries);
      count += 1;
      checkCount(count, 'transactions');
    }
    entry = new Map();
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.startsWith('!')) {
      finish();
      section = READABLE.test(line) ? 'transactions' : ACCOUNTS.test(line) ? 'accounts' : 'other';
      hasOtherAccounts ||= section === 'other' && !LIST.test(line);
    } else if (line.startsWith('^')) finish();
    else if (line !== '' && !entry.has(line.charAt(0)))
      entry.set(line.charAt(0), line.slice(1).trim());
  }
  finish();
  return { byAccount, hasOtherAccounts };
}

export const isQif = (text: string): boolean => /^\s*!(Type|Account|Option|Clear)/i.test(text);

/** A name in brackets is the other account of a transfer. A class follows after a slash. */
function categoryOf(entry: Entry): string | null {
  const name = oneLine(entry.get('L') ?? '', 100);
  return name.startsWith('[') ? 'Transfer' : name.split('/')[0] || null;
}

const figureOf = (entry: Entry): string => entry.get('T') ?? entry.get('U') ?? '';

/** Throws STATEMENT_REFUSED naming the first bad transaction. */
export function readQif(text: string, options: ReadOptions, today: IsoDate): Statement {
  const { byAccount, hasOtherAccounts } = transactionsOf(text);
  const accounts = byAccount.size > 1 ? [...byAccount.keys()] : [];
  const [only = []] = byAccount.values();
  const found = byAccount.size > 1 ? byAccount.get(options.account ?? '') : only;
  if (found?.length === 0) {
    throw refused(
      hasOtherAccounts
        ? 'This QIF file is not one of a cash, card or loan account'
        : 'This file holds no transactions',
    );
  }
  const known = {
    format: 'qif' as const,
    accounts,
    columns: null,
    mapping: null,
    closing: null,
    order: options.order ?? null,
    decimal: options.decimal ?? null,
    isReversed: false,
    notice: null,
  };
  if (!found) return { ...known, question: 'account', rows: [] };
  return { ...known, ...readEntries(found, options, today) };
}

type Rows = Pick<Statement, 'question' | 'rows' | 'order' | 'decimal'>;

function readEntries(found: readonly Entry[], options: ReadOptions, today: IsoDate): Rows {
  const days = found.map((entry) => entry.get('D') ?? '');
  const order = options.order ?? dateOrder(days, today);
  const decimal = options.decimal ?? decimalMark(found.map(figureOf));
  if (order === null) return { question: 'date_order', rows: [], order, decimal };
  if (decimal === null) return { question: 'decimal', rows: [], order, decimal };
  const rows = found.map((entry, index) => {
    const where = `Transaction ${index + 1}`;
    return {
      line: index + 1,
      date: readDate(entry.get('D') ?? '', order, today, where),
      amount: readAmount(figureOf(entry), decimal, where),
      payee: oneLine(entry.get('P') || entry.get('M') || '') || 'No description',
      note: entry.get('P') ? oneLine(entry.get('M') ?? '', 2000) || null : null,
      ref: null,
      category: categoryOf(entry),
    };
  });
  return { question: null, rows, order, decimal };
}
