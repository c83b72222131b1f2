import type { FinancialData } from '@halyard/shared-contracts/finance';
import { cents, fromDollars, toDollars } from '@halyard/shared-contracts/money';
import type * as v from 'valibot';
import type { Columns } from './cells';

type Value = string | number | null;

/** The amounts of a row are in cents. */
export type Row = Readonly<Record<string, Value>>;

/** The amounts of fields are in dollars: `premium_cents: 3210` is `premium: 32.1`. */
export type Fields = Readonly<Record<string, Value | undefined>>;

type FieldName<Column> = Column extends `${infer Name}_cents` ? Name : Column;

type FieldsOf<C extends Columns> = {
  readonly [Column in keyof C as FieldName<Column>]: v.InferOutput<C[Column]>;
};

type PatchOf<C extends Columns> = {
  readonly [Field in keyof FieldsOf<C>]?: FieldsOf<C>[Field] | undefined;
};

export interface Declaration<Name extends string, Table extends string, C extends Columns> {
  /** The name is the key in the answers of POST and PATCH and the beginning of each id. */
  readonly name: Name;
  readonly table: Table;
  readonly path: string;
  /** The user's copy describes the entity with this sentence. */
  readonly about: string;
  /** These are all columns except `user_id` and `id`. Amounts end in `_cents`. */
  readonly columns: C;
  readonly input: v.GenericSchema<unknown, FieldsOf<C>>;
  /** An entity without it cannot be changed. */
  readonly patch?: v.GenericSchema<unknown, PatchOf<C>>;
  readonly answer: v.GenericSchema;
  /** GET answers with this schema under this key. It is missing if `financeAnswer` answers GET. */
  readonly list?: { readonly key: string; readonly answer: v.GenericSchema };
  /** This field has the id of one of the user's accounts, or null. */
  readonly account?: keyof C;
  /** This field has the name of a payee. The bank's names for the payee are added to it. */
  readonly payee?: keyof C;
  /** A user can have this many. If it is missing, only the quota is a limit. */
  readonly most?: number;
  /** A user without own data sees these as JSON. */
  readonly sample?: (data: FinancialData) => readonly Fields[];
  /** Tests of the routes, the attacks, the copy, and the deletion use this input. */
  readonly example: FieldsOf<C>;
}

/** A user adds, changes, and removes an entity by its id. The declaration says the rest. */
export type Entity = Omit<
  Declaration<string, string, Columns>,
  'input' | 'patch' | 'example' | 'account' | 'payee'
> & {
  readonly input: v.GenericSchema<unknown, Fields>;
  readonly patch?: v.GenericSchema<unknown, Fields>;
  readonly example: Fields;
  readonly account?: string;
  readonly payee?: string;
};

/** The compiler checks here that the input has exactly the fields of the columns. */
export const defineEntity = <
  const Name extends string,
  const Table extends string,
  C extends Columns,
>(
  declaration: Declaration<Name, Table, C>,
) => declaration;

export type TableOf<E extends { readonly columns: Columns }> = {
  user_id: string;
  id: string;
} & { -readonly [Column in keyof E['columns']]: v.InferOutput<E['columns'][Column]> };

const AMOUNT = /_cents$/;

export function toRow({ columns }: Entity, fields: Fields): Row {
  const cell = (column: string): Value => {
    const value = fields[column.replace(AMOUNT, '')] ?? null;
    return AMOUNT.test(column) && typeof value === 'number' ? fromDollars(value) : value;
  };
  return Object.fromEntries(Object.keys(columns).map((column) => [column, cell(column)]));
}

export function toFields({ columns }: Entity, row: Row): Fields {
  const field = (column: string): Value => {
    const value = row[column] ?? null;
    return AMOUNT.test(column) && typeof value === 'number' ? toDollars(cents(value)) : value;
  };
  const names = Object.keys(columns);
  return {
    id: row['id'],
    ...Object.fromEntries(names.map((name) => [name.replace(AMOUNT, ''), field(name)])),
  };
}
