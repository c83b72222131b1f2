import type { FinancialData } from '@halyard/shared-contracts/finance';
import { lastPayday, nextDeposit } from '../payday';
import type { Tokens } from '../tokens';
import { ONE_PERSON } from '../words/one-person';
import { beforeBill } from './asked/before-bill';
import { endOfNextMonth } from './asked/end-of-next-month';
import { loanPayments } from './asked/loan-payments';
import { taxAccount } from './asked/tax-account';
import { aboutCard } from './card-payments';
import { accountInterest } from './account-interest';
import { asDue } from './get-paid';
import { gigApps } from './gig-apps';
import { sameDayBefore } from './same-day-before';
import { asPrice } from './price-named';
import { weekendOf } from './weekend-of';
import { SAME_MEANINGS } from './same-meaning/all';

const ONE: ReadonlyMap<string, string> = new Map([
  ...ONE_PERSON,
  ['weve', 'ive'],
  ['til', 'till'],
  ['ths', 'this'],
  ['untill', 'until'],
]);

const LAST_OF_TWO =
  /\b(than|versus|or|compared to|compared with|compare to|compare with|against|and) (?:in |on )?(?:the |my )?(last|previous|prior)(?: one)?$/;

/** 'This month than last' leaves out the unit, which is added here. */
function withUnit(text: string): string {
  const [, unit] = /\bthis (week|month|quarter|year)\b/.exec(text) ?? [];
  return unit === undefined ? text : text.replace(LAST_OF_TWO, `$1 $2 ${unit}`);
}

const SINCE_PAYDAY =
  /\bsince (?:(?:my|the) )?(?:(?:last|previous|latest) )?(?:payday|pay day|paycheck|i (?:last )?(?:got|was) (?:last )?paid)(?: last)?(?=$| (?:not|without|except|excluding|besides|on|at|but|minus)\b)/;

/** Replaces 'since my last paycheck' by the day of the last pay. */
function sincePayday(text: string, financialData: FinancialData): string {
  if (!SINCE_PAYDAY.test(text)) return text;
  const day = lastPayday(financialData);
  return day === null ? text : text.replace(SINCE_PAYDAY, `since ${day}`);
}

const BEFORE_DEPOSIT =
  /\b(before|until|till) (?:(?:my|the) )?(?:next )?(\w+(?: \w+)?)(?: check| deposit| payment)?(?: comes| arrives| is paid| gets here)?(?: in)?$/;

/** Replaces 'before my Social Security' by the day on which it is expected. */
const beforeDeposit = (text: string, financialData: FinancialData): string =>
  text.replace(BEFORE_DEPOSIT, (whole, before: string, name: string) => {
    const day = nextDeposit(name, financialData);
    return day === null ? whole : `${before} ${day}`;
  });

const TWO_DAYS =
  /\b((?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*) (\d{1,2})(?:st|nd|rd|th)? and (?:the )?(\d{1,2})(?:st|nd|rd|th)?$/;

/** 'November 20 and 21' is one time if the days follow each other. */
const asOneTime = (text: string): string =>
  text.replace(TWO_DAYS, (whole, month: string, first: string, second: string) =>
    Number(second) === Number(first) + 1 ? `${month} ${first} to ${month} ${second}` : whole,
  );

export function reworded({ words }: Tokens, financialData: FinancialData): Tokens {
  const own = words.map((word) => ONE.get(word) ?? word).join(' ');
  const asked = endOfNextMonth(taxAccount(own, financialData), financialData);
  const start = loanPayments(asked, financialData);
  const same = SAME_MEANINGS.reduce((text, { says, means }) => text.replace(says, means), start);
  const plain = asPrice(aboutCard(asDue(withUnit(same), financialData), financialData));
  const gigs = gigApps(plain, financialData);
  const named = sameDayBefore(accountInterest(gigs, financialData), financialData);
  const dated = beforeBill(
    beforeDeposit(sincePayday(named, financialData), financialData),
    financialData,
  );
  const full = asOneTime(weekendOf(dated, financialData)).split(' ').filter(Boolean);
  return { words: full, taken: full.map(() => false) };
}
