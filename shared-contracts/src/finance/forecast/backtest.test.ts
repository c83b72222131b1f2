import { cents } from '../../money';
import { account } from '../../testing/builders';
import { CASH_USER_KINDS, type CashUser, cashUsers } from '../../testing/cash-users';
import { STREAMS_TODAY } from '../../testing/recurring-streams';
import type { CountedAccount } from '../account/counted';
import { addDays, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { cashAccounts, dailyBalances } from '../trend/daily-balances';
import { forecast } from './forecast';
import { safeToSpend } from './safe-to-spend';

/** `FORECAST_USERS=500 npx jest --selectProjects shared-contracts backtest` writes the shares of each kind of user. */
const USERS = Number(process.env['FORECAST_USERS'] ?? CASH_USER_KINDS.length);
const TESTED_DAYS_AGO = [90, 70, 45];
const FULL = 1_000;

/** A user who has just linked a bank has only the last days of a history. */
const HISTORIES = [31, 62, 93, FULL];

const users = cashUsers(USERS);

function accountsOf({ balances }: CashUser): CountedAccount[] {
  const checking = { ...account({ id: 'acc-1' }), balance: cents(balances.checking) };
  const savings = account({ id: 'acc-2', type: 'savings' });
  return balances.savings === 0
    ? [checking]
    : [checking, { ...savings, balance: cents(balances.savings) }];
}

interface Known {
  readonly today: IsoDate;
  readonly accounts: readonly CountedAccount[];
  readonly transactions: readonly Transaction[];
}

const whole = (known: Known) => ({ ...known, goals: [], scheduled: [], buffer: cents(0) });

const now = (user: CashUser) =>
  whole({ today: STREAMS_TODAY, accounts: accountsOf(user), transactions: user.rows });

const balancesOf = (accounts: readonly CountedAccount[], rows: readonly Transaction[]) =>
  new Map(dailyBalances(accounts, rows, STREAMS_TODAY).map(({ date, balance }) => [date, balance]));

function dataOnDay(user: CashUser, ago: number, knownDays: number) {
  const today = addDays(STREAMS_TODAY, -ago);
  const from = addDays(today, 1 - knownDays);
  return whole({
    today,
    accounts: accountsOf(user).map((each) => ({
      ...each,
      balance: balancesOf([each], user.rows).get(today) ?? each.balance,
    })),
    transactions: user.rows.filter(({ date }) => date <= today && date >= from),
  });
}

const share = (cases: readonly boolean[]): number => cases.filter(Boolean).length / cases.length;

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

function report(title: string, of: (measured: readonly CashUser[]) => string): void {
  if (USERS <= CASH_USER_KINDS.length) return;
  const lines = CASH_USER_KINDS.map((kind) => {
    const ofKind = users.filter((user) => user.kind === kind);
    return `${title}, ${kind}: ${of(ofKind)}`;
  });
  process.stderr.write(`${[...lines, `${title}, all: ${of(users)}`].join('\n')}\n`);
}

interface Seen {
  readonly inside: boolean[];
  /** The days include a change that nobody could know before. */
  readonly isBeforeChange: boolean;
  /** It is the average width of the band, in months of outgoing money. */
  readonly width: number;
}

const outOf = (rows: readonly Transaction[]): number =>
  (rows.reduce((total, { amount }) => total - Math.min(amount, 0), 0) * 30) / 365;

function seen(user: CashUser, knownDays: number): Seen[] {
  const actual = balancesOf(accountsOf(user), user.rows);
  return TESTED_DAYS_AGO.map((ago) => {
    const known = dataOnDay(user, ago, knownDays);
    const { days } = forecast(known, cashAccounts(known.accounts));
    const inside = days.flatMap(({ date, low, high }) => {
      const balance = actual.get(date);
      return balance === undefined ? [] : [balance >= low && balance <= high];
    });
    const isBeforeChange = user.changedOn !== null && user.changedOn > known.today;
    return {
      inside,
      isBeforeChange,
      width: mean(days.map(({ low, high }) => high - low)) / outOf(user.rows),
    };
  });
}

/**
 * Tells for each forecast whether it called more safe than the following days allowed. Nobody can spend less than
 * nothing.
 */
function overstated(user: CashUser, knownDays: number): boolean[] {
  const daily = balancesOf(accountsOf(user).slice(0, 1), user.rows);
  return TESTED_DAYS_AGO.flatMap((ago) => {
    const known = dataOnDay(user, ago, knownDays);
    const safe = safeToSpend(known);
    if (safe === null) return [];
    const days = [...daily].filter(([date]) => date >= known.today && date <= safe.until);
    const allowed = Math.min(...days.map(([, balance]) => balance));
    return [Math.max(safe.amount, 0) > Math.max(allowed, 0)];
  });
}

/** The average of few users varies more. */
const SLACK = USERS >= 100 ? 0 : 0.05;
const [LEAST, MOST] = [0.75 - SLACK, 0.85 + SLACK];

/** After three months, rhythms look certain, but no past month has been compared yet. */
const LEAST_AFTER: Readonly<Record<number, number>> = { 93: 0.7 - SLACK };

// Covers P3-B1-3.
describe('the forecasts of generated users', () => {
  it('contain 75 to 85 % of each user’s own past days, and print that share', () => {
    const found = users.map((user) => forecast(now(user), accountsOf(user)).calibration);
    const shares = found.map(({ backtest }) => backtest.share ?? 0);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.75);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.85);
    const unseen = found.map((each) => each.unseen.share ?? 0);
    report('own past months', (measured) => {
      const ofKind = found.filter((_, at) => measured.includes(users[at]!));
      const rate = (which: 'backtest' | 'unseen') =>
        percent(mean(ofKind.map((each) => each[which].share ?? 0)));
      return `${rate('backtest')} with the band of today, ${rate('unseen')} with the bands of that day`;
    });
    expect(mean(unseen)).toBeGreaterThanOrEqual(LEAST);
    expect(mean(unseen)).toBeLessThanOrEqual(MOST);
  });

  it.each(HISTORIES)('contain most of the days that they never saw, after %d days', (days) => {
    const found = new Map(users.map((user) => [user, seen(user, days)]));
    const of = (measured: readonly CashUser[]) => {
      const all = measured.flatMap((user) => found.get(user)!);
      const foreseeable = all.filter(({ isBeforeChange }) => !isBeforeChange);
      return {
        share: share(all.flatMap(({ inside }) => inside)),
        others: share(foreseeable.flatMap(({ inside }) => inside)),
        width: mean(all.map(({ width }) => width)),
      };
    };
    report(`inside the band after ${days} days`, (measured) => {
      const { share: inside, width, others } = of(measured);
      return `${percent(inside)} (${percent(others)} without changes ahead), ${width.toFixed(2)} months wide`;
    });
    expect(of(users).share).toBeGreaterThanOrEqual(LEAST_AFTER[days] ?? LEAST);
    expect(of(users).share).toBeLessThanOrEqual(MOST);
  });

  // Covers P3-B2-3, P3-B2-5.
  it.each(HISTORIES)(
    'call too much money safe to spend in at most a tenth of cases, after %d days',
    (days) => {
      const cases = new Map(users.map((user) => [user, overstated(user, days)]));
      const of = (measured: readonly CashUser[]) => measured.flatMap((user) => cases.get(user)!);
      report(`too much after ${days} days`, (measured) => percent(share(of(measured))));
      expect(of(users)).toHaveLength(users.length * TESTED_DAYS_AGO.length);
      expect(share(of(users))).toBeLessThanOrEqual(0.1);
    },
  );
});
