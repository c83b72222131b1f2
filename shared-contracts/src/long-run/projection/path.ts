import { PER_YEAR } from '../random/growth';
import { distributionAge, lifetimePeriod } from '../tax/retirement-accounts';
import { type LongPlan, type Mix, type Pool, yearsOf } from './plan';
import { type AfterTax, taxByYear } from './retirement-tax';

/** Inside a test's own context, each use of a global is slow. */
const { round, ceil, min } = Math;

export interface Break {
  readonly year: number;
  readonly what: 'need' | 'spending' | 'saving';
}

export interface Runner {
  readonly years: number;
  /** Writes the wealth at the end of each year, in cents. It returns what failed first, or null. */
  run(market: Float64Array, wealth: Float64Array): Break | null;
}

const PERCENT = 100;

interface PoolStart {
  readonly amount: number;
  /** Shares are fractions of 1. */
  readonly stocks: number;
  readonly bonds: number;
  readonly bills: number;
}

const EVEN: Mix = { stocks: 0, bonds: 0, bills: PERCENT };

function poolStart({ accounts }: Pick<LongPlan, 'accounts'>, pool: Pool): PoolStart {
  const own = accounts.filter((account) => account.pool === pool && account.amount > 0);
  const amount = own.reduce((total, account) => total + account.amount, 0);
  const shareOf = (key: keyof Mix): number =>
    amount === 0
      ? (accounts[0]?.mix ?? EVEN)[key] / PERCENT
      : own.reduce((total, account) => total + account.amount * account.mix[key], 0) /
        amount /
        PERCENT;
  return { amount, stocks: shareOf('stocks'), bonds: shareOf('bonds'), bills: shareOf('bills') };
}

const totalNeeds = ({ needs }: LongPlan, year: number): number =>
  needs.reduce((total, need) => (need.year === year ? total + need.amount : total), 0);

const debtIn = ({ debtPayments }: LongPlan, year: number): number => debtPayments[year] ?? 0;

interface Year {
  readonly isWorking: boolean;
  readonly needs: number;
  readonly debt: number;
  readonly debtToday: number;
  readonly income: number;
  readonly tax: AfterTax;
  /** It is the divisor of a required distribution, and Infinity before its age. */
  readonly period: number;
}

function yearsAhead(plan: LongPlan): Year[] {
  const taxes = taxByYear(plan, yearsOf(plan));
  const from = distributionAge(plan.birthYear);
  return taxes.map((tax, year) => {
    const age = plan.age + year;
    const isWorking = age < plan.retirementAge;
    return {
      isWorking,
      tax,
      needs: totalNeeds(plan, year),
      debt: debtIn(plan, year),
      debtToday: debtIn(plan, 0),
      income: isWorking ? 0 : plan.pension,
      period: age >= from ? lifetimePeriod(age) : Infinity,
    };
  });
}

/** The same plan and market give the same cents in every engine. */
export function planRunner(plan: LongPlan): Runner {
  const ahead = yearsAhead(plan);
  const afterFees = 1 - plan.feePercent / PERCENT;
  const fall = 1 - plan.firstYearFall / PERCENT;
  const openStart = poolStart(plan, 'open');
  const preTaxStart = poolStart(plan, 'preTax');
  const rothStart = poolStart(plan, 'roth');

  const grown = (amount: number, pool: PoolStart, market: Float64Array, at: number): number => {
    const stocks = at === 0 ? market[at]! * fall : market[at]!;
    const growth =
      (pool.stocks * stocks + pool.bonds * market[at + 1]! + pool.bills * market[at + 2]!) *
      afterFees;
    return round(amount * growth);
  };

  return {
    years: ahead.length,
    run(market, wealth) {
      let open = openStart.amount;
      let preTax = preTaxStart.amount;
      let roth = rothStart.amount;
      let prices = 1;
      let broken: Break | null = null;
      for (let year = 0; year < ahead.length; year += 1) {
        const { isWorking, needs, debt, debtToday, income, tax, period } = ahead[year]!;
        const forced = isWorking ? 0 : round(preTax / period);
        preTax -= forced;
        const paidOut = tax.left(income + forced);
        const flow = isWorking
          ? plan.saving + debtToday - debt / prices
          : -plan.spending - debt / prices;
        if (isWorking) preTax += plan.contributions;
        open += round(paidOut + flow - needs);
        if (open < 0) {
          const drawn = min(preTax, ceil(tax.incomeFor(-open, income + forced)));
          open = min(0, open + round(tax.left(income + forced + drawn) - paidOut));
          preTax -= drawn;
        }
        if (open < 0) {
          const drawn = min(roth, -open);
          open += drawn;
          roth -= drawn;
        }
        if (open < 0) {
          if (broken === null) broken = { year, what: brokenBy(-open, needs, isWorking) };
          open = 0;
        }
        const at = year * PER_YEAR;
        open = grown(open, openStart, market, at);
        preTax = grown(preTax, preTaxStart, market, at);
        roth = grown(roth, rothStart, market, at);
        prices *= market[at + 3]!;
        wealth[year] = open + preTax + roth;
      }
      return broken;
    },
  };
}

/** Needs are unpaid first, then spending. */
function brokenBy(missing: number, needs: number, isWorking: boolean): Break['what'] {
  if (missing <= needs) return 'need';
  return isWorking ? 'saving' : 'spending';
}
