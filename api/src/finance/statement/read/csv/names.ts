import type { StatementMapping } from '@halyard/shared-contracts/wire';
import { namesBothDirections } from './directions';

type Field = keyof StatementMapping;

/** An amount in another currency, a fee or a balance is not the amount of the row, and a category is no payee. */
const OTHERS: Partial<Record<Field, RegExp>> = {
  amount: /original|foreign|local|instructed|compensation|balance|saldo|fee|ref_currency/i,
  payee: /category|iban|account|code|\bid\b/i,
};

/** For each field, the column names of banks and finance programs, the best first. */
const NAMES: readonly (readonly [Field, readonly RegExp[]])[] = [
  ['ref', [/^(transaction |fit ?)?id$|^reference (number|id)|^fitid/i]],
  [
    'debit',
    [
      /^(debit|withdrawals?|paid out|money out|outflow|soll|débit|debet|cargo|dare|expense)( amount)?\b/i,
      /^(出金|お?支払|支出)/,
    ],
  ],
  [
    'credit',
    [
      /^(credit|deposits?|paid in|money in|inflow|haben|crédit|abono|avere|income)( amount)?\b/i,
      /^(入金|お?預|收入|收款)/,
    ],
  ],
  [
    'date',
    [
      /\bdate\b|^datum|^buchungs(tag|datum)|^fecha|^data\b|^date_?op|^bokf|^dato\b|^dátum|^posted$|^日付|日期/i,
      /^valuta|^wertstellung|^date/i,
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
      /payee|merchant|^name$|^name \/|^naam|^partner name|counter ?party|^begünstigter|^beguenstigter|empfänger/i,
      /^beneficiary|description|^desc$|^descrip|libell[eé]|concepto|^omschrijving|^opis|^popis|^label$|^rubrik|^tekst|^摘要|^お?取引内容|对方/i,
      /details|narrative|beneficiary|verwendungszweck|^buchungstext|^transaction$|^text$|^reference$/i,
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

/** Guesses the columns from their names. */
export function mappingByName(cells: readonly string[]): StatementMapping {
  const names = cells.map(plain);
  const found: StatementMapping = { ...NO_COLUMNS };
  const used = new Set<number>();
  for (const [field, patterns] of NAMES) {
    const index = patterns
      .map((pattern) =>
        names.findIndex((name, column) => !used.has(column) && fits(field, pattern, name)),
      )
      .find((column) => column !== -1);
    if (index === undefined) continue;
    used.add(index);
    found[field] = index;
  }
  return found;
}
