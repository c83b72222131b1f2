import type { StatementMapping } from '@halyard/shared-contracts/wire';
import { namesBothDirections } from './directions';
import { cellOf, type CsvRecord } from './records';

type Field = keyof StatementMapping;

/** These names look like those of a field but mean something else. */
const OTHERS: Partial<Record<Field, RegExp>> = {
  date: /to date|fee|expir|birth/i,
  amount: /original|foreign|local|instructed|compensation|balance|saldo|fee|ref_currency/i,
  payee: /category|iban|account|code|currency|\bid\b/i,
};

/** These are the column names of banks and finance programs for each field, the best first. */
const NAMES: readonly (readonly [Field, readonly RegExp[]])[] = [
  ['ref', [/^(transaction |fit ?)?id$|^reference (number|id)|^fitid/i]],
  [
    'debit',
    [
      /^(debit|withdrawals?|paid out|money out|outflow|soll|débit|debet|cargo|dare|expense|lastschrift|belastung)( amount)?\b/i,
      /^out$|^ut fra konto|^(出金|お?支払|支出)/i,
    ],
  ],
  [
    'credit',
    [
      /^(credit|deposits?|paid in|money in|inflow|haben|crédit|abono|avere|income|gutschrift)( amount)?\b/i,
      /^in$|^inn på konto|^(入金|お?預|收入|收款)/i,
    ],
  ],
  [
    'date',
    [
      /\bdate\b|^datetime$|^datum|^buchungs(tag|datum)|^fecha|^data\b|^date_?op|^bokf|^dato\b|^dátum|^posted$|^日付|日期/i,
      /^valuta|^wertstellung|^date|^buchung$/i,
    ],
  ],
  [
    'amount',
    [
      /amount|^betrag|^bedrag|^montant|^importe|^importo|^kwota|^belopp|^beløb|^beløp|^částka|^összeg|^valor$|^value$|^金額|金额|^发生额/i,
      /^umsatz( in .{1,9})?$|^net$/i,
      /^gross$/i,
    ],
  ],
  [
    'payee',
    [
      /payee name|naam tegenpartij|^name zahlungs|^partner ?name|^merchant name/i,
      /payee|merchant|^name$|^name \/|^naam|counter ?party|sender|receiver|begünstigter|beguenstigter|empfänger/i,
      /^beneficiary|description|^desc$|^descrip|^descri[zç]|concepto|^omschrijving|^opis|^popis|^label$|^rubrik|^tekst|^beschreibung|^forklaring|^beskrivning|^narration|^particulars|^operazione|^摘要|^お?取引内容|对方/i,
      /^lib_?ell[eé] operation|détail|details|dettagli|narrative|verwendungszweck|^buchungstext|^avisierungstext|^action$|^transaction$|^text$/i,
      /libell[eé]|^reference$|^note$/i,
    ],
  ],
  ['note', [/memo|note|comment/i, /description|verwendungszweck|payment (reference|details)/i]],
];

export const NO_COLUMNS: StatementMapping = {
  date: null,
  amount: null,
  debit: null,
  credit: null,
  direction: null,
  payee: null,
  note: null,
  ref: null,
};

/** Removes what programs add around a name, such as the "#" of a Polish bank. */
const plain = (name: string): string => name.replace(/^#/, '').trim().slice(0, 100);

const fits = (field: Field, pattern: RegExp, name: string): boolean =>
  pattern.test(name) && !namesBothDirections(name) && !OTHERS[field]?.test(name);

/** A column of account numbers says as little as an empty one. */
const EMPTY = /^(no description|[a-z]{2}\d{2}[a-z\d]{4,30})?$/i;
/** Examining more columns of one field is useless. */
const MAX_CANDIDATES = 10;

/** Cards fill other columns than transfers do, so a column of payees is filled in most rows. */
const isFilled = (column: number, rows: readonly CsvRecord[]): boolean =>
  2 * rows.filter((row) => !EMPTY.test(cellOf(row, column))).length >= rows.length;

/** Returns the columns of a field by their names, the best first. */
function columnsOf(field: Field, cells: readonly string[]): number[] {
  const names = cells.map(plain);
  const patterns = NAMES.find(([name]) => name === field)?.[1] ?? [];
  return patterns.flatMap((pattern) =>
    names.flatMap((name, column) => (fits(field, pattern, name) ? [column] : [])),
  );
}

/** Returns the payee of a row from other columns than the usual one. */
export function otherPayee(cells: readonly string[], record: CsvRecord): string {
  const columns = columnsOf('payee', cells).slice(0, MAX_CANDIDATES);
  const found = columns.find((column) => !EMPTY.test(cellOf(record, column)));
  return found === undefined ? '' : cellOf(record, found);
}

/** Guesses the columns from their names. The payee's column also depends on the dated rows. */
export function mappingByName(
  cells: readonly string[],
  dated: readonly CsvRecord[] = [],
): StatementMapping {
  const names = cells.map(plain);
  const found: StatementMapping = { ...NO_COLUMNS };
  const used = new Set<number>();
  for (const [field, patterns] of NAMES) {
    const columns = patterns.flatMap((pattern) =>
      names.flatMap((name, column) =>
        !used.has(column) && fits(field, pattern, name) ? [column] : [],
      ),
    );
    const filled = columns
      .slice(0, MAX_CANDIDATES)
      .find((column) => field !== 'payee' || isFilled(column, dated));
    const chosen = filled ?? columns[0];
    if (chosen === undefined) continue;
    used.add(chosen);
    found[field] = chosen;
  }
  return found;
}
