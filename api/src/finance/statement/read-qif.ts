import type { IsoDate } from '@halyard/shared-contracts/finance';
import { decimalMark, readAmount } from './read-amounts';
import { dateOrder, readDate } from './read-dates';
import { checkCount, oneLine, type ReadOptions, refused, type Statement } from './statement';

/** The fields of one transaction by letter. Splits repeat letters, so the first one counts. */
type Entry = ReadonlyMap<string, string>;

const READABLE = /^!Type:(Bank|CCard|Cash|Oth [AL])\s*$/i;

function entries(text: string): Entry[] {
  const found: Entry[] = [];
  let entry = new Map<string, string>();
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.startsWith('!Type:') && !READABLE.test(line)) {
      throw refused('This QIF file is not one of a cash, card or loan account');
    }
    if (line.startsWith('!')) entry = new Map();
    else if (line.startsWith('^')) {
      if (entry.has('D')) found.push(entry);
      checkCount(found.length, 'transactions');
      entry = new Map();
    } else if (line !== '' && !entry.has(line.charAt(0)))
      entry.set(line.charAt(0), line.slice(1).trim());
  }
  return entry.has('D') ? [...found, entry] : found;
}

const figureOf = (entry: Entry): string => entry.get('T') ?? entry.get('U') ?? '';

/** Reads a QIF file. Throws STATEMENT_REFUSED naming the first bad transaction. */
export function readQif(text: string, options: ReadOptions, today: IsoDate): Statement {
  const found = entries(text);
  if (found.length === 0) throw refused('This file holds no transactions');
  checkCount(found.length, 'transactions');
  const order =
    options.order ??
    dateOrder(
      found.map((entry) => entry.get('D') ?? ''),
      today,
    );
  const decimal = options.decimal ?? decimalMark(found.map(figureOf));
  const known = {
    format: 'qif' as const,
    columns: null,
    mapping: null,
    closing: null,
    order,
    decimal,
  };
  if (order === null) return { ...known, question: 'date_order', rows: [] };
  if (decimal === null) return { ...known, question: 'decimal', rows: [] };
  const rows = found.map((entry, index) => {
    const where = `Transaction ${index + 1}`;
    return {
      line: index + 1,
      date: readDate(entry.get('D') ?? '', order, today, where),
      amount: readAmount(figureOf(entry), decimal, where),
      payee: oneLine(entry.get('P') || entry.get('M') || '') || 'No description',
      note: entry.get('P') ? oneLine(entry.get('M') ?? '', 2000) || null : null,
      ref: null,
    };
  });
  return { ...known, question: null, rows };
}
