import { type CategoryBook, isoMonth, monthLabel } from '@halyard/shared-contracts/finance';
import { cents, formatUsd } from '@halyard/shared-contracts/money';
import * as v from 'valibot';
import { partsSchema, tagsSchema } from '../../db/row/edits';

const parsed = <T>(schema: v.GenericSchema<unknown, T>, text: string): T | null => {
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return found.success ? found.output : null;
};

const money = (amount: number): string => formatUsd(cents(amount));

const partWords = (text: string, { resolve }: CategoryBook): string =>
  (parsed(partsSchema, text) ?? [])
    .map(({ category, amountCents }) => `${resolve(category).category} ${money(amountCents)}`)
    .join(', ');

const tagWords = (text: string): string =>
  (parsed(tagsSchema, text) ?? []).map((tag) => `#${tag}`).join(' ');

const ruleCell = v.tuple([v.string(), v.unknown()]);

function ruleWords(field: string, text: string, book: CategoryBook): string {
  const value = parsed(ruleCell, text)?.[1];
  if (Array.isArray(value)) {
    return field === 'tags' ? tagWords(JSON.stringify(value)) : 'Split';
  }
  if (typeof value === 'boolean') return yesOrNo(value);
  const word = typeof value === 'string' ? value : '';
  return field === 'category' ? (book.find(word)?.name ?? word) : word;
}

const yesOrNo = (isYes: boolean): string => (isYes ? 'Yes' : 'No');

const FLAGS = new Set(['hidden', 'reviewed', 'pending']);

const MILLIONTHS_OF_A_PERCENT = 10_000;

const SETTINGS: Readonly<Record<string, string>> = {
  none: 'the rest is free',
  rollover: 'the rest stays',
  target: 'it saves for a target',
};

/** The label of the change says what was added or removed. */
const PRESENCE = new Set(['added', 'removed']);

const LONGEST = 200;

function wordsOf(field: string, value: string, book: CategoryBook): string {
  if (PRESENCE.has(field)) return '';
  if (field.endsWith('_cents')) return money(Number(value));
  if (field.startsWith('rule_')) return ruleWords(field.slice('rule_'.length), value, book);
  if (FLAGS.has(field)) return yesOrNo(value === '1');
  if (field === 'category') return book.resolve(value).category;
  if (field === 'merged_into') return book.find(value)?.name ?? value;
  if (field === 'parts') return partWords(value, book);
  if (field === 'tags') return tagWords(value);
  if (field === 'millionths') return `${Number(value) / MILLIONTHS_OF_A_PERCENT} %`;
  if (field === 'kind') return SETTINGS[value] ?? value;
  if (field === 'by_month') return monthLabel(isoMonth(value));
  return value;
}

/** Returns null for no value. */
export function shownValue(field: string, value: string | null, book: CategoryBook): string | null {
  if (value === null || value === '') return null;
  return wordsOf(field, value, book).slice(0, LONGEST) || null;
}
