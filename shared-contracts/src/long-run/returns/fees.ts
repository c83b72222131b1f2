import type { InvestmentHistory, InvestmentHolding, InvestmentNotes, IsoDate } from '../../finance';
import { add, type Cents, cents, scale, sum, ZERO } from '../../money';
import { isFee } from './external';

const fundKey = ({ ticker, name }: Pick<InvestmentHolding, 'ticker' | 'name'>): string =>
  ticker ?? name;

export interface FundCost {
  readonly fund: string;
  readonly name: string;
  readonly value: Cents;
  /** It is null until the user enters it. */
  readonly percent: number | null;
  readonly yearly: Cents | null;
}

const WHOLE = 100;

/** Returns the yearly cost of each fund, largest fund first. */
export function fundCosts(
  holdings: readonly InvestmentHolding[],
  { expenseRatios }: Pick<InvestmentNotes, 'expenseRatios'>,
): FundCost[] {
  const funds = new Map<string, Pick<FundCost, 'name' | 'value'>>();
  for (const holding of holdings.filter(({ kind }) => kind === 'fund' || kind === 'bond')) {
    const { name, value } = holding;
    const before = funds.get(fundKey(holding))?.value ?? ZERO;
    funds.set(fundKey(holding), { name, value: add(before, value) });
  }
  const costs = [...funds].map(([fund, { name, value }]): FundCost => {
    const percent = expenseRatios.find((each) => each.fund === fund)?.percent ?? null;
    const yearly = percent === null ? null : scale(value, percent / WHOLE);
    return { fund, name, value, percent, yearly };
  });
  return costs.toSorted((a, b) => b.value - a.value);
}

/** Sums the yearly costs of funds with a known cost, or returns null if none is known. */
export function knownCosts(costs: readonly FundCost[]): Cents | null {
  const known = costs.flatMap(({ yearly }) => yearly ?? []);
  return known.length === 0 ? null : sum(known);
}

/** Sums the fees that the accounts charged from a day on. The result is above zero. */
export function feesSince({ trades }: Pick<InvestmentHistory, 'trades'>, from: IsoDate): Cents {
  const since = trades.filter(({ date }) => date >= from);
  const charged = since.filter(({ kind }) => isFee(kind)).map(({ amount }) => Math.max(0, -amount));
  const added = since.filter(({ kind }) => !isFee(kind)).map(({ fees }) => Math.max(0, fees ?? 0));
  return sum([...charged, ...added].map((amount) => cents(amount)));
}
