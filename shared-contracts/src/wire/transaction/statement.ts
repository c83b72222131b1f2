import * as v from 'valibot';
import { civilDate, dollars } from '../common';
import { idInput } from '../input';

const STATEMENT_FORMATS = ['csv', 'ofx', 'qif'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

const DATE_ORDERS = ['mdy', 'dmy'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** The names are those of the Encoding Standard, which `TextDecoder` takes. */
export const STATEMENT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'iso-8859-2',
  'iso-8859-15',
  'koi8-r',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
] as const;
export type StatementEncoding = (typeof STATEMENT_ENCODINGS)[number];

const MOST_CONTENT = 5_600_000;
/** `v.base64()` overflows the stack on a text of 4.5 million letters. */
const base64 = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9+/]*={0,2}$/),
  v.check(({ length }) => length % 4 === 0, 'a file in base64'),
);
const column = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)));

/**
 * Columns count from 0. A CSV has either `amount`, or `debit` and `credit`. The words in `direction`, such as
 * "debit", decide the sign of amounts without one.
 */
const statementMappingSchema = v.object({
  date: column,
  amount: column,
  debit: column,
  credit: column,
  direction: v.optional(column, null),
  payee: column,
  note: column,
  ref: column,
});
export type StatementMapping = v.InferOutput<typeof statementMappingSchema>;

const reading = {
  mapping: v.optional(statementMappingSchema),
  date_order: v.optional(v.picklist(DATE_ORDERS)),
  decimal: v.optional(v.picklist(['.', ','])),
  encoding: v.optional(v.picklist(STATEMENT_ENCODINGS)),
  /** It is one of the preview's `accounts`. */
  account: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** `true` means that money out is above zero in the file. Without it, this is guessed. */
  inverted: v.optional(v.boolean()),
};

export const statementInputSchema = v.object({
  account_id: idInput,
  file_name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  content: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_CONTENT), base64),
  ...reading,
});
export type StatementInput = v.InferInput<typeof statementInputSchema>;

const BALANCES = ['keep', 'move', 'statement'] as const;

/** `turned` has the lines for which the user reversed the proposal. */
export const statementImportSchema = v.object({
  ...statementInputSchema.entries,
  turned: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(20_000)),
  /** The balance stays, moves with the rows, or becomes that of the statement. */
  balance: v.picklist(BALANCES),
});
export type StatementImportInput = v.InferInput<typeof statementImportSchema>;

const statementRowSchema = v.object({
  line: v.number(),
  date: civilDate,
  payee: v.string(),
  amount: dollars,
  duplicate: v.nullable(v.picklist(['id', 'same', 'alike', 'repeated'])),
  take: v.boolean(),
});
export type StatementRowWire = v.InferOutput<typeof statementRowSchema>;

export const statementPreviewSchema = v.object({
  format: v.picklist(STATEMENT_FORMATS),
  encoding: v.picklist(STATEMENT_ENCODINGS),
  /** Only the user can answer it: the account, the order of dates, the decimal mark, or the columns. */
  question: v.nullable(v.picklist(['account', 'date_order', 'decimal', 'columns'])),
  /** It lists the accounts of a file with several, and is empty otherwise. */
  accounts: v.array(v.string()),
  columns: v.nullable(v.array(v.string())),
  mapping: v.nullable(statementMappingSchema),
  date_order: v.nullable(v.picklist(DATE_ORDERS)),
  decimal: v.nullable(v.picklist(['.', ','])),
  /** `true` means that the file was read as one with money out above zero. */
  inverted: v.optional(v.boolean(), false),
  /** It says what was left out of the rows, and is null if nothing was. */
  notice: v.optional(v.nullable(v.string()), null),
  rows: v.array(statementRowSchema),
  /** It is the balance in the statement, with the account's sign, and null when there is none. */
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
  edited: v.number(),
  first_day: v.nullable(civilDate),
  last_day: v.nullable(civilDate),
  imported_at: v.string(),
  undone_at: v.nullable(v.string()),
});
export type StatementImport = v.InferOutput<typeof statementImportWireSchema>;

export const statementImportAnswerSchema = v.object({ import: statementImportWireSchema });
export const statementImportsSchema = v.object({ imports: v.array(statementImportWireSchema) });
