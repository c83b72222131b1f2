import {
  CATEGORIES,
  type Category,
  type Household,
  type IsoMonth,
  addMonths,
  monthOf,
  referenceMonth,
} from '@halyard/shared-contracts/finance';

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

/** The month that a message names; the month that screens open on when it names none. */
export function mentionedMonth(message: string, household: Household): IsoMonth {
  const { transactions, today } = household;
  const reference = referenceMonth(transactions, monthOf(today));
  if (hasWord(message, 'last month')) return addMonths(reference, -1);
  const index = MONTH_NAMES.findIndex((name) => monthWord(name).test(message));
  const [year] = /\b20\d\d\b/.exec(message) ?? [];
  return index === -1 ? reference : calendarMonth(index + 1, reference, year);
}

/** That month of the year named, or the last one of that name up to the reference month. */
function calendarMonth(number: number, reference: IsoMonth, year: string | undefined): IsoMonth {
  const months = number - Number(reference.slice(5));
  if (year !== undefined) {
    return addMonths(reference, (Number(year) - Number(reference.slice(0, 4))) * 12 + months);
  }
  return addMonths(reference, months > 0 ? months - 12 : months);
}

/** The account or debt whose name a message holds. */
export function mentionedHolding(message: string, { accounts, liabilities }: Household) {
  const text = message.toLowerCase();
  return [...accounts, ...liabilities].find(({ name }) => text.includes(name.toLowerCase()));
}
