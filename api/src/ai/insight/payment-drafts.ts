import {
  addDays,
  addMonths,
  daysBetween,
  type FinancialData,
  firstDay,
  inMonth,
  type IsoMonth,
  isSpending,
  monthOf,
  payeeKey,
  referenceMonth,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { abs, cents, divide, negate, sum } from '@halyard/shared-contracts/money';
import { factHref } from '../fact/fact-href';
import { joined, say } from '../fact/figured-text';
import { movement } from '../fact/spending-facts';
import { shownMerchant } from '../privacy/merchant-text';
import { type Draft, draft } from './draft';

const LEAST_LARGE = cents(200_00);
/** A payment is large from this many times the usual one of its category. */
const LARGE_TIMES = 3;
const LEAST_TWICE = cents(5_00);
const FEE_DAYS = 30;
const FEE = /\b(overdraft|late|atm|foreign transaction|nsf) (fee|charge)s?\b|\binterest charge/i;
/** A bank's fee stands alone or names its account, because houses and tickets have fees too. */
const ACCOUNT_FEE =
  /(^|\b(monthly|account|bank|checking|savings) )(service|maintenance) (fee|charge)s?\b/i;
const isFee = (text: string): boolean => FEE.test(text) || ACCOUNT_FEE.test(text);
/** A refund is not a payment. */
const isPayment = (row: Transaction): boolean => isSpending(row) && row.amount < 0;

const REGULAR: ReadonlySet<string> = new Set(['Rent', 'Mortgage', 'Savings', 'Investments']);

const isLargeAfter = ({ amount }: Transaction, before: readonly Transaction[]): boolean => {
  const usual = divide(abs(sum(before.map((row) => row.amount))), before.length);
  return abs(amount) >= LARGE_TIMES * usual;
};

/** Rent in no category of its own is larger than other payments of it, but not than the rent before. */
function isLarge(row: Transaction, payments: readonly Transaction[], month: IsoMonth): boolean {
  const [from, to] = [firstDay(addMonths(month, -3)), firstDay(month)];
  const before = payments.filter(({ date }) => date < to);
  const ofCategory = before.filter(
    ({ category, date }) => category === row.category && date >= from,
  );
  const key = payeeKey(row.merchant);
  const there = before.filter(({ merchant }) => payeeKey(merchant) === key);
  return (
    ofCategory.length >= 3 &&
    isLargeAfter(row, ofCategory) &&
    (there.length === 0 || isLargeAfter(row, there))
  );
}

function largePayment({ transactions, today }: FinancialData): Draft[] {
  const month = referenceMonth(transactions, monthOf(today));
  const payments = transactions.filter(isPayment);
  const [largest] = inMonth(payments, month)
    .filter(
      (row) =>
        abs(row.amount) >= LEAST_LARGE &&
        !REGULAR.has(row.category) &&
        isLarge(row, payments, month),
    )
    .toSorted((a, b) => a.amount - b.amount);
  if (!largest) return [];
  const { amount, date } = movement(largest);
  return [
    draft({
      rule: 'large_payment',
      subject: largest.id,
      title: `A large payment for ${largest.category}`,
      message: say`${amount} to ${shownMerchant(largest.merchant)} on ${date} is far more than you usually pay for ${largest.category}.`,
      action: 'Check that it is yours',
      priority: 'medium',
      href: factHref(amount.query),
      worth: abs(largest.amount),
    }),
  ];
}

const isTwin = (a: Transaction, b: Transaction): boolean =>
  a !== b &&
  a.merchant === b.merchant &&
  a.amount === b.amount &&
  a.accountId === b.accountId &&
  Math.abs(daysBetween(a.date, b.date)) <= 1;

function paidTwice({ transactions, today }: FinancialData): Draft[] {
  const since = addDays(today, -FEE_DAYS);
  const recent = transactions.filter(
    (row) => row.date >= since && isPayment(row) && abs(row.amount) >= LEAST_TWICE,
  );
  const first = recent.find((row) => recent.some((other) => isTwin(row, other)));
  if (!first) return [];
  const twins = recent.filter((row) => row === first || isTwin(row, first));
  const { amount, date } = movement(first);
  return [
    draft({
      rule: 'paid_twice',
      subject: `${first.merchant}|${first.date}|${first.amount}`,
      title: `${shownMerchant(first.merchant)} may have charged you twice`,
      message: say`Two payments of ${amount}, around ${date}, look the same.`,
      action: 'Compare the two payments',
      priority: 'medium',
      href: factHref({ of: 'transactions', ids: twins.map(({ id }) => id) }),
      worth: abs(first.amount),
    }),
  ];
}

function fees({ transactions, today }: FinancialData): Draft[] {
  const since = addDays(today, -FEE_DAYS);
  const found = transactions.filter(
    (row) => row.date >= since && isPayment(row) && (isFee(row.name) || isFee(row.merchant)),
  );
  const [first] = found;
  if (!first) return [];
  return [
    draft({
      rule: 'fees',
      subject: monthOf(first.date),
      title: 'You paid fees that can be avoided',
      message: say`In the last weeks: ${joined(
        found.slice(0, 3).map((row) => movement(row).amount),
        ', ',
      )}. Many banks give a first one back when asked.`,
      action: 'Ask your bank to return them',
      priority: 'medium',
      href: factHref({ of: 'transactions', ids: found.map(({ id }) => id) }),
      worth: negate(sum(found.map(({ amount }) => amount))),
    }),
  ];
}

/** An answer lists doubled payments itself, with their days. */
export const otherPaymentDrafts = (financialData: FinancialData): Draft[] => [
  ...largePayment(financialData),
  ...fees(financialData),
];

export function paymentDrafts(financialData: FinancialData): Draft[] {
  return [...largePayment(financialData), ...paidTwice(financialData), ...fees(financialData)];
}
