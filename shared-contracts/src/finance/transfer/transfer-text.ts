import type { Transaction } from '../entities';
import { namedType } from './transfer-words';

/** A `TransferText` is what a bank's text says about the two accounts of a transfer, in lower case. */
export interface TransferText {
  /** The lists have the words after "to", after "from", and all others. */
  readonly to: readonly string[];
  readonly from: readonly string[];
  readonly free: readonly string[];
  /** These are the last digits of an account in the text, as in "...1234". */
  readonly masks: readonly string[];
  /** These are four digits that may name an account or something else. */
  readonly digits: readonly string[];
  /** Both sides of a transfer may have these numbers. */
  readonly references: readonly string[];
}

const DATES = /\b\d{1,4}[/-]\d{1,2}(?:[/-]\d{1,4})?\b/g;
const TOKENS = /[.…*#]{0,6}[\p{L}\p{N}]+/gu;
const MASKED = /^(?:[.…*#]+x*|x+)(\d{4})$/;
const FOUR_DIGITS = /^\d{4}$/;
const REFERENCE = /^(?=(?:\D*\d){4})[\p{L}\p{N}]{6,}$/u;
const DIGIT = /\d/;
const LEADING_MARKS = /^[.…*#]+/;

const announcesMask = (word: string | undefined): boolean =>
  word !== undefined && (word === 'ending' || namedType(word) !== undefined);

export function readTransferText({
  name,
  merchant,
}: Pick<Transaction, 'name' | 'merchant'>): TransferText {
  const text = readText(name.toLowerCase());
  if (name === merchant) return text;
  const { to, from, free } = readText(merchant.toLowerCase());
  const known = new Set([...text.to, ...text.from, ...text.free]);
  const others = [...to, ...from, ...free].filter((word) => !known.has(word));
  return { ...text, free: [...text.free, ...others] };
}

interface Reading {
  readonly to: string[];
  readonly from: string[];
  readonly free: string[];
  readonly masks: string[];
  readonly digits: string[];
  readonly references: string[];
}

function readText(text: string): TransferText {
  const read: Reading = { to: [], from: [], free: [], masks: [], digits: [], references: [] };
  let place: 'to' | 'from' | 'free' = 'free';
  let previous: string | undefined;
  for (const [token] of text.replace(DATES, ' ').matchAll(TOKENS)) {
    const word = token.replace(LEADING_MARKS, '');
    const masked = MASKED.exec(token)?.[1];
    if (word === 'to' || word === 'from') place = word;
    else if (masked) read.masks.push(masked);
    else if (FOUR_DIGITS.test(word)) read[announcesMask(previous) ? 'masks' : 'digits'].push(word);
    else if (REFERENCE.test(word)) read.references.push(word);
    else if (!DIGIT.test(word) || namedType(word)) read[place].push(word);
    if (word !== 'in') previous = word;
  }
  return read;
}
