import * as v from 'valibot';
import { civilDate, dollars } from './common';
import { idInput } from './input';

const STATEMENT_FORMATS = ['csv', 'ofx', 'qif'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** Whether the month or the day stands first in dates such as 03/04/2025. */
const DATE_ORDERS = ['mdy', 'dmy'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** A file of four megabytes in base64. */
const MOST_CONTENT = 5_600_000;
/** Not `v.base64()`: its expression overflows the stack on a text of 4.5 million letters. */
const base64 = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9+/]*={0,2}$/),
  v.check(({ length }) => length % 4 === 0, 'a file in base64'),
);
const column = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)));

/** Which column of a CSV holds what, from 0; null for none. Either `amount`, or `debit` and `credit`. */
const statementMappingSchema = v.object({
  date: column,
  amount: column,
  debit: column,
  credit: column,
  payee: column,
  note: column,
  ref: column,
});
export type StatementMapping = v.InferOutput<typeof statementMappingSchema>;

/** How a file is to be read, where a person says more than the file tells. */
const reading = {
  mapping: v.optional(statementMappingSchema),
  date_order: v.optional(v.picklist(DATE_ORDERS)),
  decimal: v.optional(v.picklist(['.', ','])),
  /** True when the file tells money out as above zero. */
  inverted: v.optional(v.boolean(), false),
};

/** A statement to look at: nothing is written. */
export const statementInputSchema = v.object({
  account_id: idInput,
  file_name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** The bytes of the file in base64. */
  content: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_CONTENT), base64),
  ...reading,
});
export type StatementInput = v.InferInput<typeof statementInputSchema>;

const BALANCES = ['keep', 'move', 'statement'] as const;

/** A statement to import: `turned` are lines that are taken or left out other than the preview proposed. */
export const statementImportSchema = v.object({
  ...statementInputSchema.entries,
  turned: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(20_000)),
  /** Whether the balance stays, moves with the rows, or becomes what the statement says. */
  balance: v.picklist(BALANCES),
});
export type StatementImportInput = v.InferInput<typeof statementImportSchema>;

const statementRowSchema = v.object({
  line: v.number(),
  date: civilDate,
  payee: v.string(),
  amount: dollars,
  /** Why it may be there already: by the bank's id, the same, alike within days, or twice in this file. */
  duplicate: v.nullable(v.picklist(['id', 'same', 'alike', 'repeated'])),
  /** Whether it is taken unless the person says otherwise. */
  take: v.boolean(),
});
export type StatementRowWire = v.InferOutput<typeof statementRowSchema>;

/** What a statement holds, or what has to be said before it can be read. */
export const statementPreviewSchema = v.object({
  format: v.picklist(STATEMENT_FORMATS),
  /** What nobody but the person knows: the order of dates, the decimal mark, which column is which. */
  question: v.nullable(v.picklist(['date_order', 'decimal', 'columns'])),
  /** Names of the columns of a CSV, and what was taken for what; null for other formats. */
  columns: v.nullable(v.array(v.string())),
  mapping: v.nullable(statementMappingSchema),
  date_order: v.nullable(v.picklist(DATE_ORDERS)),
  decimal: v.nullable(v.picklist(['.', ','])),
  rows: v.array(statementRowSchema),
  /** The balance that the statement tells, as the account counts it; null when it tells none. */
  closing: v.nullable(dollars),
});
export type StatementPreview = v.InferOutput<typeof statementPreviewSchema>;

const statementImportWireSchema = v.object({
  id: v.string(),
  account_id: v.nullable(v.string()),
  file_name: v.string(),
  format: v.picklist([...STATEMENT_FORMATS, 'copy']),
  added: v.number(),
  skipped: v.number(),
  /** Of those added, how many the person has changed since. */
  edited: v.number(),
  first_day: v.nullable(civilDate),
  last_day: v.nullable(civilDate),
  imported_at: v.string(),
  undone_at: v.nullable(v.string()),
});
/** A statement that was imported, and whether that was undone. */
export type StatementImport = v.InferOutput<typeof statementImportWireSchema>;

export const statementImportAnswerSchema = v.object({ import: statementImportWireSchema });
export const statementImportsSchema = v.object({ imports: v.array(statementImportWireSchema) });
