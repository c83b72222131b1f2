import type { IsoDate } from '@halyard/shared-contracts/finance';
import type { StatementMapping } from '@halyard/shared-contracts/wire';
import { foreignNotice, joinedNotices, pendingNotice, tradeNotice, undoneNotice } from '../notices';
import { isDate } from '../read-dates';
import { otherCurrencies, refused } from '../statement';
import { currencyReader } from './currency';
import { cellOf, type CsvRecord } from './records';
import { tradeReader } from './trades';

export const moneyColumns = ({ amount, debit, credit }: StatementMapping) =>
  [amount, debit, credit].filter((column) => column !== null);

const BALANCE = /^(beginning|opening|closing|ending) balance/i;
const TOTAL = /^((grand|transactions?) )?totals?\b|^subtotal|^summe\b|^totaal\b|^saldo\b/i;

/** Totals, balances, and the bank's notes stand above and below the transactions. */
function isTransaction(record: CsvRecord, mapping: StatementMapping, today: IsoDate): boolean {
  const date = cellOf(record, mapping.date);
  const hasAmount = moneyColumns(mapping).some((column) => cellOf(record, column) !== '');
  if (hasAmount) return date !== '' && (isDate(date, today) || !TOTAL.test(date));
  return isDate(date, today) && !BALANCE.test(cellOf(record, mapping.payee));
}

const STATUS = /^(status|state)$/i;
/** A pending row comes again when it is posted, often with another day and text. */
const PENDING = /^(pending|authori[sz]ed|on hold|processing)$/i;
const UNDONE = /^(reverted|reversed|declined|failed|denied|cancell?ed|voided|rejected|expired)$/i;

export interface Transactions {
  readonly rows: readonly CsvRecord[];
  /** The notice names rows that are not read. It is null if all are. */
  readonly notice: string | null;
}

interface Table {
  readonly columns: readonly string[];
  readonly mapping: StatementMapping;
  readonly rows: readonly CsvRecord[];
}

function noRowsSentence(trades: number, pending: number): string {
  if (trades > 0) return 'This file holds only trades, which cannot be imported';
  if (pending > 0)
    return 'Every row of this file is still pending: import it when the bank has posted them';
  return 'The bank declined or reversed every row of this file';
}

/** Returns the transactions in the account's currency. Throws STATEMENT_REFUSED if there are none. */
export function transactionsOf(table: Table, currency: string, today: IsoDate): Transactions {
  const { columns, mapping } = table;
  const isRepeatedName = (record: CsvRecord) =>
    mapping.date !== null && cellOf(record, mapping.date) === columns[mapping.date];
  const all = table.rows.filter(
    (record) => !isRepeatedName(record) && isTransaction(record, mapping, today),
  );
  if (all.length === 0) throw refused('This file holds no transactions');
  const status = columns.findIndex((name) => STATUS.test(name));
  const has = (record: CsvRecord, states: RegExp) =>
    status !== -1 && states.test(cellOf(record, status));
  const undone = all.filter((record) => has(record, UNDONE));
  const pending = all.filter((record) => has(record, PENDING));
  const isTrade = tradeReader(columns);
  const trades = all.filter(isTrade);
  const left = new Set([...undone, ...pending, ...trades]);
  const done = all.filter((record) => !left.has(record));
  if (done.length === 0) throw refused(noRowsSentence(trades.length, pending.length));
  const currenciesOf = currencyReader(columns, done, mapping);
  const isForeign = (record: CsvRecord) => {
    const currencies = currenciesOf(record);
    return currencies.length > 0 && !currencies.includes(currency);
  };
  const foreign = done.filter(isForeign);
  const names = [...new Set(foreign.flatMap((record) => currenciesOf(record)[0] ?? []))].join(', ');
  if (foreign.length === done.length) throw otherCurrencies(names, currency);
  return {
    rows: foreign.length === 0 ? done : done.filter((record) => !isForeign(record)),
    notice: joinedNotices([
      undoneNotice(undone.length),
      pendingNotice(pending.length),
      tradeNotice(trades.length),
      foreignNotice(foreign.length, names, currency),
    ]),
  };
}
