import {
  debtPayments,
  debtTypeFacts,
  type FinancialData,
  isSpending,
} from '@halyard/shared-contracts/finance';
import { queryName, type Subject } from '@halyard/shared-contracts/wire';
import { perData } from '../../per-data';
import { wordsOf } from '../tokens';
import { asCardsOfShops } from './card-of-shop';
import { isPartOfCategory } from './category-words';
import type { FoundName } from './find-names';
import { cardNames } from './is-card';
import type { Meaning } from './names';
import { payeeWordsOf } from './other-parts';

const NOTHING: Meaning = { category: [], merchant: [], account: [], goal: [], tag: [] };

const OWNS = new Set('my the our this'.split(' '));
const USES = new Set('on with use used uses using from through via'.split(' '));
const CHARGES = new Set('charge charged charging put'.split(' '));
const NEAR = 4;

/** 'On my Everyday Card' and 'charged to the Everyday Card' name what paid. */
function isUsed(words: readonly string[], at: number): boolean {
  const before = OWNS.has(words[at - 1] ?? '') ? at - 2 : at - 1;
  const word = words[before] ?? '';
  const near = words.slice(Math.max(0, before - NEAR), before);
  return USES.has(word) || (word === 'to' && near.some((each) => CHARGES.has(each)));
}

const isWhole =
  (text: string) =>
  ({ name }: Subject): boolean =>
    wordsOf(name).join('') === text.replaceAll(' ', '');

/** A card has a day on which it is due, and the bank's name for its payments has none. */
const WHEN_DUE = /^(?:when|what day|which day) (?:is|are|do|does) .{1,40}\bdue\b/;

/** A bank may list the payments of a card under the name of the card. */
function asAccount(found: FoundName, words: readonly string[]): FoundName {
  const { text, meaning, at } = found;
  const account = meaning.account.filter(isWhole(text));
  const isMeant = isUsed(words, at) || WHEN_DUE.test(words.join(' '));
  return account.length > 0 && meaning.merchant.length > 0 && isMeant
    ? { ...found, meaning: { ...NOTHING, account } }
    : found;
}

const OWED =
  /\b(?:owe|owed|owing|loan|debt|payoff|interest|rate)\b|\bbalance (?:on|of|for)\b|\b(?:left|remains|remaining|remain)(?: to pay)? (?:on|of)\b|\bpa(?:y|id|ying)(?: the \w+)? off\b/;
const OF_A_BILL = /\b(?:due|bills?|next|budget|insurance|spend|spent)\b/;

/** The key is a payee, and the value has the debts that its payments can belong to. */
const debtsOfPayees = perData(({ transactions, liabilities }): ReadonlyMap<string, Subject[]> => {
  const open = liabilities.filter(({ closed }) => !closed);
  const found = new Map<string, Set<string>>();
  for (const { row, debt } of debtPayments(transactions, open)) {
    const debts = debt
      ? [debt]
      : open.filter(({ type }) => debtTypeFacts(type).paidBy === row.category);
    const key = queryName(row.merchant);
    const names = found.get(key) ?? new Set();
    for (const { name } of debts) names.add(queryName(name));
    if (row.amount < 0) found.set(key, names);
  }
  return new Map(
    [...found].map(([payee, names]) => [
      payee,
      [...names].map((name) => ({ kind: 'account', name }) as const),
    ]),
  );
});

/** 'Owed on the Toyota' means the loan whose payments go to Toyota Financial Services. */
function asDebt(found: FoundName, words: readonly string[], data: FinancialData): FoundName {
  const text = words.join(' ');
  const { account, merchant } = found.meaning;
  if (account.length > 0 || !OWED.test(text) || OF_A_BILL.test(text)) return found;
  const debts = merchant.flatMap(({ name }) => debtsOfPayees(data).get(name) ?? []);
  const own = [...new Map(debts.map((debt) => [debt.name, debt])).values()];
  return own.length > 0 ? { ...found, meaning: { ...NOTHING, account: own } } : found;
}

const OF_PAYMENTS =
  /\b(?:due|next)\b|^(?:how much|what) (?:did i|have i) (?:paid|pay|spend|spent)\b|^(?:how much|what) is (?:my |the )?\w+ (?:payment|bill)\b/;
const OF_THE_DEBT = /\b(?:if|extra|more|off|down|debt|loan|principal|interest|so far)\b/;

/** 'When is the Honda due' asks for the payments to Honda Financial, and not for the loan, which has no day. */
function asLender(found: FoundName, words: readonly string[], data: FinancialData): FoundName {
  const text = words.join(' ');
  const { account, merchant } = found.meaning;
  if (account.length !== 1 || !OF_PAYMENTS.test(text) || OF_THE_DEBT.test(text)) return found;
  const cards = cardNames(data);
  const lenders = merchant.filter(({ name }) =>
    (debtsOfPayees(data).get(name) ?? []).some(
      (debt) => debt.name === account[0]?.name && !cards.has(debt.name),
    ),
  );
  return lenders.length > 0 ? { ...found, meaning: { ...NOTHING, merchant: lenders } } : found;
}

/** The key is a category, and the value has those who were paid in it. */
const payeesOf = perData(({ transactions }): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const row of transactions) {
    if (!isSpending(row) || row.amount > 0) continue;
    found.set(row.category, (found.get(row.category) ?? new Set()).add(row.merchant));
  }
  return found;
});

export const payeesIn = (category: string, data: FinancialData): string[] => [
  ...(payeesOf(data).get(category) ?? []),
];

/** 'Water' means the County Water Utility, and not all utilities. */
function asPayee(
  found: FoundName,
  words: readonly string[],
  data: FinancialData,
  isListed: boolean,
): FoundName {
  const { text, meaning } = found;
  const [category] = meaning.category;
  // 'Daycare and mortgage' are two categories, if nobody else is paid for childcare.
  const isOnlyPayee =
    category !== undefined &&
    meaning.merchant.length > 0 &&
    meaning.account.length + meaning.goal.length === 0 &&
    payeesIn(category.name, data).length === 1;
  if (isListed && isOnlyPayee)
    return { ...found, meaning: { ...NOTHING, category: meaning.category } };
  const others = meaning.merchant.length + meaning.account.length + meaning.goal.length;
  if (!category || others > 0 || !isPartOfCategory(text) || words.includes('budget')) return found;
  const telling = payeeWordsOf(text);
  const merchant = payeesIn(category.name, data)
    .filter((payee) => wordsOf(payee).some((word) => telling.has(word)))
    .map((payee) => ({ kind: 'merchant', name: queryName(payee) }) as const);
  return merchant.length > 0 ? { ...found, meaning: { ...NOTHING, merchant } } : found;
}

/** Gives names the meaning that they have beside the other words of the question and in the user's data. */
export const inQuestion = (
  names: readonly FoundName[],
  words: readonly string[],
  data: FinancialData,
): FoundName[] =>
  asCardsOfShops(names, data).map((name, _, all) => {
    const isListed = all.some(
      (other) =>
        other !== name && other.meaning.category.length > 0 && other.meaning.merchant.length === 0,
    );
    const held = asDebt(asAccount(name, words), words, data);
    return asPayee(asLender(held, words, data), words, data, isListed);
  });
