import * as v from 'valibot';
import { cents, currency, day, flag, id, instant, text } from '../../entity/cells';
import { RULE_COPY_COLUMNS } from './rule-cells';

/** A stored transaction contains this, without its user. */
export const TRANSACTION_CELLS = {
  id,
  account_id: id,
  pending: flag,
  date: day,
  authorized_date: v.nullable(day),
  posted_date: v.nullable(day),
  amount_cents: cents,
  currency,
  name: text,
  merchant: text,
  category: text,
  pfc_primary: v.nullable(text),
  pfc_detailed: v.nullable(text),
  type: v.picklist(['debit', 'credit']),
  source: v.picklist(['bank', 'manual']),
  created_at: instant,
};

/** An edit of a transaction contains this, without its user. */
export const EDIT_CELLS = {
  transaction_id: id,
  category: v.nullable(text),
  note: v.nullable(text),
  merchant: v.nullable(text),
  parts: v.nullable(text),
  transfer: v.optional(v.nullable(v.union([id, v.literal('')])), null),
  owed_cents: v.optional(v.nullable(cents), null),
  repays: v.optional(v.nullable(id), null),
  hidden: v.optional(v.nullable(flag), null),
  reviewed: v.optional(v.nullable(flag), null),
  tags: v.optional(v.nullable(text), null),
  ...RULE_COPY_COLUMNS,
  updated_at: instant,
};
