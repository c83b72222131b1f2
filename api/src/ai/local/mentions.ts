import {
  CATEGORIES,
  type Category,
  type FinancialData,
  type IsoMonth,
  addMonths,
  monthOf,
  referenceMonth,
} from '@halyard/shared-contracts/finance';
import { type Cents, fromDollars } from '@halyard/shared-contracts/money';

const MONTH_NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const OTHER_WORDS: Readonly<Record<string, Category>> = {
  restaurant: 'Dining Out',
  'eating out': 'Dining Out',
  food: 'Groceries',
  fuel: 'Gas',
  electricity: 'Utilities',
  'car loan': 'Auto Loan',
  'car payment': 'Auto Loan',
  'car insurance': 'Auto Insurance',
  transport: 'Transportation',
  clothes: 'Shopping',
};

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`\\b${word.replace(/ /g, '\\s+')}`, 'i').test(text);

/** 'may' is also a verb: it is a month after a preposition only. */
const monthWord = (name: string): RegExp =>
  new RegExp(name === 'may' ? '\\b(in|of|for|during|since) may\\b' : `\\b${name}\\b`, 'i');

/** The category that a message names, the longest name first: 'auto insurance' is not 'auto loan'. */
export function mentionedCategory(message: string): Category | null {
  const named = CATEGORIES.filter((name) => name !== 'Other' && hasWord(message, name));
  const [longest] = named.sort((a, b) => b.length - a.length);
  const [, meant] = Object.entries(OTHER_WORDS).find(([word]) => hasWord(message, word)) ?? [];
  return longest ?? meant ?? null;
}

/** The months that a message names, in the order it names them; 'last month' is the one before the reference month. */
export function mentionedMonths(
  message: string,
  { transactions, today }: FinancialData,
): IsoMonth[] {
  const reference = referenceMonth(transactions, monthOf(today));
  const [year] = /\b20\d\d\b/.exec(message) ?? [];
  const named = MONTH_NAMES.flatMap((name, index) => {
    const at = message.search(monthWord(name));
    return at === -1 ? [] : [{ at, month: calendarMonth(index + 1, reference, year) }];
  });
  const relative = [
    { at: message.search(/\bthis\s+month\b/i), month: reference },
    { at: message.search(/\blast\s+month\b/i), month: addMonths(reference, -1) },
  ].filter(({ at }) => at !== -1);
  return [...relative, ...named].sort((a, b) => a.at - b.at).map(({ month }) => month);
}

/** The first month that a message names; the month that screens open on when it names none. */
export function mentionedMonth(message: string, financialData: FinancialData): IsoMonth {
  const { transactions, today } = financialData;
  const [first] = mentionedMonths(message, financialData);
  return first ?? referenceMonth(transactions, monthOf(today));
}

/** The amount that a message names, '$1,200.50', '500 dollars' or '2k'; null without one. */
export function mentionedAmount(message: string): Cents | null {
  const [, digits, thousand] = /\$?\s?(\d[\d,]*(?:\.\d{1,2})?)\s?(k\b)?/i.exec(message) ?? [];
  if (digits === undefined) return null;
  const dollars = Number(digits.replace(/,/g, '')) * (thousand ? 1_000 : 1);
  return dollars <= 1e9 ? fromDollars(dollars) : null;
}

/** That month of the year named, or the last one of that name up to the reference month. */
function calendarMonth(number: number, reference: IsoMonth, year: string | undefined): IsoMonth {
  const months = number - Number(reference.slice(5));
  if (year !== undefined) {
    return addMonths(reference, (Number(year) - Number(reference.slice(0, 4))) * 12 + months);
  }
  return addMonths(reference, months > 0 ? months - 12 : months);
}

const PREPOSITION = /\b(?:on|at|for) (?:my |the )?/i;
const TIME_FOLLOWS = / (?:in|during|this|last|since|so far)\b/i;

function withoutEndMarks(text: string): string {
  let end = text.length;
  while (end > 0 && ' ?.!'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The words after the first preposition, up to a time; '' without any. Linear in the length of the message. */
function askedAbout(message: string): string {
  const found = PREPOSITION.exec(message);
  if (!found) return '';
  const [name = ''] = message.slice(found.index + found[0].length).split(TIME_FOLLOWS);
  return withoutEndMarks(name);
}

/** What follows 'on' or 'for' without naming anything to spend money on. */
const NOTHING_NAMED = /^(?:average|everything|all|total)\b/i;

/** The name that a message asks about, as in 'on yoga' or 'at Corner Market'; null where it names a time or nothing. */
export function mentionedName(message: string): string | null {
  const name = askedAbout(message.replace(/\s+/g, ' '));
  if (name === '' || NOTHING_NAMED.test(name)) return null;
  const isTime = /\bmonth\b|\d/.test(name) || MONTH_NAMES.includes(name.toLowerCase());
  return isTime ? null : name;
}

/** The merchants whose names hold a text, in any case. */
export function merchantsCalled(name: string, { transactions }: FinancialData): string[] {
  const wanted = name.toLowerCase();
  const found = transactions.map(({ merchant }) => merchant);
  return [...new Set(found)].filter((merchant) => merchant.toLowerCase().includes(wanted));
}

/** The account or debt whose name a message holds. */
export function mentionedHolding(message: string, { accounts, liabilities }: FinancialData) {
  const text = message.toLowerCase();
  return [...accounts, ...liabilities].find(({ name }) => text.includes(name.toLowerCase()));
}
