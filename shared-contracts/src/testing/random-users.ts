import {
  type Account,
  ACCOUNT_TYPES,
  addDays,
  addMonths,
  type Budget,
  budgetable,
  byName,
  BUILT_IN_CATEGORIES,
  categoryFacts,
  CATEGORIES,
  type Category,
  type FinancialData,
  firstDay,
  type IsoDate,
  isoDate,
  type Liability,
  LIABILITY_TYPES,
  monthOf,
  type Paystub,
  partId,
  standardGroup,
  type Transaction,
  type UserCategory,
  withTransfers,
} from '../finance';
import { cents, negate, sum } from '../money';
import { account, financialData, liability, paystub, policy, transaction } from './builders';

/** The same seed gives the same numbers everywhere. */
class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed + 1, 2_654_435_761) >>> 0;
  }

  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }

  among<T>(values: readonly T[]): T {
    return values[this.below(values.length)]!;
  }

  /** Returns true once in `inTimes` times. */
  once(inTimes: number): boolean {
    return this.below(inTimes) === 0;
  }

  many<T>(most: number, make: (index: number) => T): T[] {
    return Array.from({ length: this.below(most + 1) }, (_, index) => make(index));
  }
}

const DAYS = 150;

const currencyOf = (dice: Dice): string => (dice.once(8) ? 'EUR' : 'USD');

const sourceOf = (dice: Dice): 'bank' | 'manual' => dice.among(['bank', 'manual']);

const shared = (dice: Dice) => ({
  balance: dice.once(10) ? null : cents(dice.below(9_000_000) - 500_000),
  currency: currencyOf(dice),
  closed: dice.once(8),
  source: sourceOf(dice),
});

const anyAccount = (dice: Dice, index: number): Account =>
  account({
    id: `acc-${index}`,
    name: dice.among(['Everyday', 'Rainy Day', 'Tax reserve', 'Cottage', 'Roth IRA']),
    type: dice.among(ACCOUNT_TYPES),
    ...shared(dice),
  });

const anyDebt = (dice: Dice, index: number): Liability =>
  liability({
    id: `liab-${index}`,
    type: dice.among(LIABILITY_TYPES),
    monthlyPayment: dice.once(2) ? null : cents(dice.below(90_000)),
    minimumPayment: dice.once(2) ? null : cents(dice.below(20_000)),
    aprPercent: dice.once(3) ? null : dice.below(3_000) / 100,
    ...shared(dice),
  });

/** Purchases are below zero. One in ten is a refund, and some rows of income are corrections. */
function anyAmount(dice: Dice, category: Category): number {
  const size = 1 + dice.below(60_000);
  const isIn = categoryFacts({ category }).kind === 'income' || category === 'Transfer';
  return isIn === dice.once(10) ? -size : size;
}

function anyRow(dice: Dice, today: IsoDate): Transaction {
  const category = dice.among(CATEGORIES);
  return transaction({
    accountId: `acc-${dice.below(4)}`,
    category,
    merchant: dice.among(['Corner Market', 'City Power', 'Streamly', 'Acme']),
    amount: cents(anyAmount(dice, category)),
    // A few rows have a date in the future.
    date: addDays(today, 5 - dice.below(DAYS)),
    pending: dice.once(12),
    currency: currencyOf(dice),
    source: sourceOf(dice),
  });
}

/** The user split this row into two to five parts. Some of them have the opposite sign of the row. */
function anySplit(dice: Dice, today: IsoDate): Transaction[] {
  const whole = anyRow(dice, today);
  const others = Array.from({ length: 1 + dice.below(4) }, () =>
    Math.trunc((dice.once(6) ? -whole.amount : whole.amount) / (2 + dice.below(4))),
  );
  const last = others.reduce((left, amount) => left - amount, whole.amount);
  return [...others, last].map((amount, at) => ({
    ...whole,
    id: partId(whole.id, at + 1),
    category: dice.among(CATEGORIES),
    amount: cents(amount),
  }));
}

const PAID_AS = ['Mortgage', 'Auto Loan', 'Transfer', 'Home', 'Loan Interest', 'Savings'] as const;

function anyLoanPayment(dice: Dice, today: IsoDate): Transaction {
  const part = () => cents(dice.once(4) ? 0 : dice.below(90_000));
  const [interest, principal, rest] = [part(), part(), part()];
  return {
    ...anyRow(dice, today),
    category: dice.among(PAID_AS),
    amount: negate(sum([interest, principal, rest])),
    loanPayment: { loanId: 'liab-0', interest, principal, rest, mismatch: part() },
  };
}

/** The two rows are a transfer as two banks book it. The user may have unlinked it. */
function anyTransfer(dice: Dice, today: IsoDate): Transaction[] {
  const amount = cents(1 + dice.below(90_000));
  const [from, to] = [`acc-${dice.below(4)}`, dice.among(['acc-4', 'acc-5', 'liab-0', 'liab-1'])];
  const out = anyRow(dice, today);
  return [
    { ...out, accountId: from, amount: negate(amount), name: 'Transfer to own account' },
    {
      ...anyRow(dice, today),
      accountId: to,
      amount,
      currency: out.currency,
      date: addDays(out.date, dice.below(6)),
      name: 'Transfer from own account',
    },
  ];
}

function recurringRows(dice: Dice, today: IsoDate): Transaction[] {
  const streams = [
    ['Salary', 'Acme Studio', 150_000 + dice.below(400_000)],
    ['Rent', 'Oak Street Homes', -80_000 - dice.below(90_000)],
    ['Subscriptions', 'Streamly', -1_599],
  ] as const;
  return streams
    .filter(() => !dice.once(3))
    .flatMap(([category, merchant, amount]) =>
      [0, 1, 2, 3].map((ago) =>
        transaction({
          category,
          merchant,
          amount: cents(amount),
          date: firstDay(addMonths(monthOf(today), -ago)),
        }),
      ),
    );
}

function anyBudget(dice: Dice, today: IsoDate): Budget {
  if (dice.once(4)) return { standard: {}, months: {} };
  const lines = () =>
    Object.fromEntries(
      dice.many(8, () => [
        dice.among(budgetable(BUILT_IN_CATEGORIES)).id,
        cents(dice.below(90_000)),
      ]),
    );
  return { standard: lines(), months: dice.once(2) ? { [monthOf(today)]: lines() } : {} };
}

function anyPaystub(dice: Dice, today: IsoDate, index: number): Paystub {
  const gross = 100_000 + dice.below(400_000);
  const deductions = dice.below(90_000);
  return paystub({
    date: addDays(today, -14 * index),
    gross: cents(gross),
    deductions: cents(deductions),
    net: cents(gross - deductions),
  });
}

/** The user renamed one category and made one of every kind. */
const OWN_CATEGORIES: readonly UserCategory[] = [
  ...BUILT_IN_CATEGORIES.map((each) =>
    each.name === 'Groceries' ? { ...each, name: 'Food at Home' } : each,
  ),
  ...(['income', 'expense', 'saving', 'transfer'] as const).map((kind, at) => ({
    ...BUILT_IN_CATEGORIES[0]!,
    id: `own-${kind}`,
    name: `Own ${kind}`,
    kind,
    group: standardGroup(kind),
    builtIn: false,
    order: 100 + at,
  })),
];

/** Puts some rows into the user's own categories. Each row then knows its category, as rows of the API do. */
function inOwnCategories(dice: Dice, rows: readonly Transaction[]): Transaction[] {
  const named = byName(OWN_CATEGORIES);
  return rows.map((row) => {
    const chosen = dice.once(5)
      ? `Own ${dice.among(['income', 'expense', 'saving', 'transfer'])}`
      : row.category;
    const category = chosen === 'Groceries' ? 'Food at Home' : chosen;
    return { ...row, category, custom: named.get(category) };
  });
}

const hidden = (dice: Dice, row: Transaction): Transaction =>
  dice.once(12) ? { ...row, hidden: true } : row;

const newestFirst = (rows: readonly Transaction[]): Transaction[] =>
  rows.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));

function randomUser(seed: number): FinancialData {
  const dice = new Dice(seed);
  const today = addDays(isoDate('2025-05-01'), dice.below(120));
  const base = financialData();
  const accounts = dice.many(7, (index) => anyAccount(dice, index));
  const liabilities = dice.many(5, (index) => anyDebt(dice, index));
  const hasOwnCategories = dice.once(3);
  const made = newestFirst([
    ...dice.many(90, () => anyRow(dice, today)),
    ...recurringRows(dice, today),
    ...dice.many(4, () => anySplit(dice, today)).flat(),
    ...dice.many(4, () => anyLoanPayment(dice, today)),
    ...dice.many(6, () => anyTransfer(dice, today)).flat(),
  ]);
  const sorted = hasOwnCategories ? inOwnCategories(dice, made) : made;
  const rows = sorted.map((row) => hidden(dice, row));
  const unlinked = new Map(rows.filter(() => dice.once(8)).map(({ id }) => [id, null]));
  return {
    ...base,
    today,
    profile: { ...base.profile, income: dice.once(2) ? cents(dice.below(20_000_000)) : null },
    categories: hasOwnCategories ? OWN_CATEGORIES : base.categories,
    accounts,
    liabilities,
    transactions: withTransfers(rows, [...accounts, ...liabilities], unlinked),
    budget: anyBudget(dice, today),
    paystubs: dice.once(2) ? dice.many(3, (index) => anyPaystub(dice, today, index)) : [],
    policies: dice.many(3, () => policy({ coverage: cents(dice.below(90_000_000)) })),
  };
}

/**
 * The users have every kind of account and row, and the same number always gives the same user. AGREEMENT_USERS
 * replaces the count, and AGREEMENT_FROM begins with a later user, so that a long run can be split.
 */
export function randomUsers(count: number): [seed: number, user: FinancialData][] {
  const length = Number(process.env['AGREEMENT_USERS'] ?? count);
  const first = Number(process.env['AGREEMENT_FROM'] ?? 0);
  return Array.from({ length }, (_, at) => [first + at, randomUser(first + at)]);
}
