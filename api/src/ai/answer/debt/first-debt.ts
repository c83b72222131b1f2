import {
  countedLiabilities,
  debtsToPayOff,
  type FinancialData,
  type Liability,
} from '@halyard/shared-contracts/finance';
import { type Cents, cents, formatUsd, subtract, ZERO } from '@halyard/shared-contracts/money';
import { type FiguredText, joined, say } from '../../fact/figured-text';
import { listed } from '../../fact/listed';
import type { AnswerRequest } from '../answer-request';
import { holdings, money, number } from '../facts';
import { list, type Part, sentence } from '../parts';

const NOT_ADVICE = say`This is information, not advice.`;

type Open = Liability & { readonly balance: Cents };
type Rated = Open & { readonly aprPercent: number };

const isRated = (debt: Open): debt is Rated => debt.aprPercent !== null;

const owedOn = ({ id, balance }: Open) => money('owed', balance, holdings([id]));
const rateOf = ({ id, aprPercent }: Rated) => number('rate', 'percent', aprPercent, holdings([id]));

interface Debts {
  readonly open: readonly Open[];
  /** These cards are paid in full each month. */
  readonly inFull: readonly Open[];
  readonly unknown: readonly Liability[];
}

/** A named debt always counts. */
function debtsOf(financialData: FinancialData, named: ReadonlySet<string>): Debts {
  const toPayOff = new Set(debtsToPayOff(financialData).map(({ id }) => id));
  const isMeant = ({ id }: Liability) => named.size === 0 || named.has(id);
  const owed = countedLiabilities(financialData.liabilities).filter(
    (debt) => isMeant(debt) && debt.balance > 0,
  );
  const isOpen = ({ id }: Liability) => named.has(id) || toPayOff.has(id);
  return {
    open: owed.filter(isOpen),
    inFull: owed.filter((debt) => !isOpen(debt)),
    unknown: financialData.liabilities.filter(
      (debt) => !debt.closed && debt.balance === null && isMeant(debt),
    ),
  };
}

const namesOf = (debts: readonly Liability[]): string => listed(debts.map(({ name }) => name));

function leftOut({ inFull, unknown }: Debts): Part[] {
  const paid = inFull.map((debt) => say`${debt.name} (${owedOn(debt)})`);
  return [
    ...(paid.length === 0
      ? []
      : [
          sentence(
            say`Left out, because ${paid.length === 1 ? 'it is' : 'they are'} paid in full each month: ${joined(paid, ', ')}.`,
          ),
        ]),
    ...(unknown.length === 0
      ? []
      : [sentence(say`Left out, because what is owed is not known: ${namesOf(unknown)}.`)]),
  ];
}

/** Spreads an amount over the debts, the highest rate first. */
function spread(amount: Cents, debts: readonly Rated[]): Part[] {
  let rest = amount;
  const parts = debts.flatMap((debt) => {
    const paid = cents(Math.min(rest, debt.balance));
    rest = subtract(rest, paid);
    if (paid === 0) return [];
    const size = money('paid', paid, holdings([debt.id]));
    return [
      paid === debt.balance ? say`${debt.name}: ${size}, all of it` : say`${debt.name}: ${size}`,
    ];
  });
  const over =
    rest > ZERO ? [sentence(say`${formatUsd(rest)} is left when all of these are paid.`)] : [];
  return [sentence(say`In this order, ${formatUsd(amount)} pays:`), list(parts), ...over];
}

/** The smallest debt may be one whose rate is not known. */
function bothOrders(first: Rated | undefined, smallest: Open, knowsAll: boolean): Part[] {
  const bySize =
    smallest.id === first?.id
      ? say`It is also the smallest of these debts, ${owedOn(smallest)}, so “snowball” begins with it too.`
      : say`${smallest.name} is the smallest, ${owedOn(smallest)}, so paying it first ends a debt soonest (“snowball”).`;
  if (!first) return [sentence(bySize)];
  const byRate = knowsAll
    ? say`${first.name} has the highest rate, ${rateOf(first)} a year, so paying it first costs the least interest (“avalanche”).`
    : say`Of the rates that are known, the highest is ${rateOf(first)} a year, on ${first.name}. Paying the debt with the highest rate first costs the least interest (“avalanche”).`;
  return [sentence(byRate), sentence(bySize)];
}

const lineOf = (debt: Open): FiguredText =>
  isRated(debt)
    ? say`${debt.name}: ${owedOn(debt)} at ${rateOf(debt)} a year`
    : say`${debt.name}: ${owedOn(debt)}, rate not known`;

function unrated(debts: readonly Open[], hasOrder: boolean): Part[] {
  const open = debts.filter((debt) => !isRated(debt));
  const names = namesOf(open);
  if (open.length === 0) return [];
  return [
    sentence(
      hasOrder
        ? say`The rate of ${names} is not known, so the order by rate is without ${open.length === 1 ? 'it' : 'them'}.`
        : say`No rate of these debts is known, so there is no order by rate.`,
    ),
  ];
}

/** Says which debt comes first by its rate, and which by its size. */
export function firstDebt({ financialData, subject, query }: AnswerRequest): Part[] {
  const debts = debtsOf(financialData, new Set(subject.holdings.map(({ id }) => id)));
  const rated = debts.open.filter(isRated).toSorted((a, b) => b.aprPercent - a.aprPercent);
  const [smallest] = debts.open.toSorted((a, b) => a.balance - b.balance);
  if (!smallest) return [sentence(say`No debt is here to put in an order.`), ...leftOut(debts)];
  const others = debts.open.filter((debt) => !isRated(debt));
  return [
    ...bothOrders(rated[0], smallest, others.length === 0),
    ...(query.amount === null || rated.length === 0
      ? [list([...rated, ...others].map(lineOf))]
      : spread(cents(query.amount), rated)),
    ...unrated(debts.open, rated.length > 0),
    ...leftOut(debts),
    sentence(NOT_ADVICE),
  ];
}
