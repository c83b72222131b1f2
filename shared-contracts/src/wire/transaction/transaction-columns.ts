import * as v from 'valibot';
import { type FinancialData, isoDate, type Transaction } from '../../finance';
import { fromDollars, toDollars } from '../../money';
import { columnSchema, decodeColumn, encodeColumn, listOf } from './column';
import { civilDate, provenance } from '../common';
import {
  customIn,
  decodeUserCategories,
  encodeUserCategories,
  userCategories,
} from '../category/category';
import { decodeProvenance, encodeProvenance } from '../provenance';
import { sharing } from './sharing';
import { decodeLinks, encodeLinks, hasLinks, linksSchema } from './links';
import { transactionWireSchema } from './transaction';

/** Blocks of this size delay no other request. */
const BLOCK_ROWS = 1_000;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isNote = (value: unknown): value is string | null => value === null || isText(value);

const { type, source } = transactionWireSchema.entries;

const columnsSchema = v.object({
  id: listOf(isText),
  account_id: columnSchema(v.string()),
  date: columnSchema(civilDate),
  merchant: columnSchema(v.string()),
  name: columnSchema(v.string()),
  category: columnSchema(v.string()),
  amount: listOf(isNumber),
  type: columnSchema(type),
  pending: listOf(isFlag),
  currency: columnSchema(v.string()),
  note: listOf(isNote),
  source: columnSchema(source),
  /** `at` is the place of the row. */
  links: v.optional(v.array(v.object({ at: v.number(), ...linksSchema.entries })), []),
});

type Block = v.InferOutput<typeof columnsSchema>;

function lengths(block: Block): number[] {
  const { links: _, ...columns } = block;
  return Object.values(columns).map(
    (column) => ('places' in column ? column.places : column).length,
  );
}

const blockSchema = v.pipe(
  columnsSchema,
  v.check((block) => new Set(lengths(block)).size === 1, 'columns of one length'),
);

const headSchema = v.object({ ...provenance, ...userCategories, count: v.number() });
const linesSchema = v.tupleWithRest([headSchema], blockSchema);

const encodeBlock = (rows: readonly Transaction[]): Block => ({
  id: rows.map(({ id }) => id),
  account_id: encodeColumn(rows, ({ accountId }) => accountId),
  date: encodeColumn(rows, ({ date }) => date),
  merchant: encodeColumn(rows, ({ merchant }) => merchant),
  name: encodeColumn(rows, ({ name }) => name),
  category: encodeColumn(rows, ({ category }) => category),
  amount: rows.map(({ amount }) => toDollars(amount)),
  type: encodeColumn(rows, (row) => row.type),
  pending: rows.map(({ pending }) => pending),
  currency: encodeColumn(rows, ({ currency }) => currency),
  note: rows.map(({ note }) => note),
  source: encodeColumn(rows, (row) => row.source),
  links: rows.flatMap((row, at): Block['links'] =>
    hasLinks(row) ? [{ at, ...encodeLinks(row) }] : [],
  ),
});

export function* transactionLines(
  about: Pick<FinancialData, 'source' | 'today' | 'asOf' | 'categories'>,
  rows: readonly Transaction[],
): Generator<object> {
  yield {
    ...encodeProvenance(about),
    ...encodeUserCategories(about.categories),
    count: rows.length,
  };
  for (let at = 0; at < rows.length; at += BLOCK_ROWS) {
    yield encodeBlock(rows.slice(at, at + BLOCK_ROWS));
  }
}

const same = <Value>(value: Value): Value => value;

function decodeBlock(
  block: Block,
  text: (value: string) => string,
  custom: ReturnType<typeof customIn>,
): Transaction[] {
  const accountId = decodeColumn(block.account_id, text);
  const date = decodeColumn(block.date, (day) => isoDate(text(day)));
  const merchant = decodeColumn(block.merchant, text);
  const name = decodeColumn(block.name, text);
  const category = decodeColumn(block.category, text);
  const types = decodeColumn(block.type, same);
  const currency = decodeColumn(block.currency, same);
  const sources = decodeColumn(block.source, same);
  const links = new Map(block.links.map((each) => [each.at, each]));
  return block.id.map((id, at) => {
    const row: Transaction = {
      id,
      accountId: accountId[at]!,
      date: date[at]!,
      merchant: merchant[at]!,
      name: name[at]!,
      category: category[at]!,
      amount: fromDollars(block.amount[at]!),
      type: types[at]!,
      pending: block.pending[at]!,
      currency: currency[at]!,
      note: block.note[at]!,
      source: sources[at]!,
    };
    const [made, linked] = [custom(category[at]!), links.get(at)];
    // Few rows have more, and spreading into each row takes twice as long.
    return made.custom || linked ? { ...row, ...made, ...decodeLinks(linked ?? {}) } : row;
  });
}

/** Throws a `ValiError` for another shape or a missing row. */
export function decodeTransactionLines(raw: unknown) {
  const [head, ...blocks] = v.parse(linesSchema, raw);
  const text = sharing<string>();
  const categories = decodeUserCategories(head);
  const custom = customIn(categories);
  const transactions = blocks.flatMap((block) => decodeBlock(block, text, custom));
  v.parse(v.literal(head.count, 'every row that the first line counts'), transactions.length);
  return { ...decodeProvenance(head), categories, transactions };
}
