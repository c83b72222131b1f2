import type { IsoDate } from '@halyard/shared-contracts/finance';
import { decimalMark, readAmount } from './read-amounts';
import { dateOrder, readDate } from './read-dates';
import type { Asked, Reading } from './reading';
import { checkCount, oneLine, refused } from './statement';

/** The fields of one transaction by their letter; of a repeated letter the first counts, as splits repeat theirs. */
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

/** Reads a QIF; the order of its dates is asked for when nothing tells. Throws STATEMENT_REFUSED naming a bad one. */
export function readQif(text: string, asked: Asked, today: IsoDate): Reading {
  const found = entries(text);
  if (found.length === 0) throw refused('This file holds no transactions');
  checkCount(found.length, 'transactions');
  const order =
    asked.order ??
    dateOrder(
      found.map((entry) => entry.get('D') ?? ''),
      today,
    );
  const decimal = asked.decimal ?? decimalMark(found.map(figureOf));
  const told = {
    format: 'qif' as const,
    columns: null,
    mapping: null,
    closing: null,
    order,
    decimal,
  };
  if (order === null) return { ...told, question: 'date_order', rows: [] };
  if (decimal === null) return { ...told, question: 'decimal', rows: [] };
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
  return { ...told, question: null, rows };
}
