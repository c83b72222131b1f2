import {
  countedLiabilities,
  debtsToPayOff,
  type FinancialData,
  type Liability,
} from '@halyard/shared-contracts/finance';
import { type Cents, cents, formatUsd, subtract, ZERO } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { holdings, money, number } from '../facts';
import { list, type Part, sentence } from '../parts';

const NOT_ADVICE = say`This is information, not advice.`;

type Rated = Liability & { readonly balance: Cents; readonly aprPercent: number };

const isRated = (debt: Liability): debt is Rated =>
  debt.balance !== null && debt.balance > 0 && debt.aprPercent !== null;

const owedOn = ({ id, balance }: Rated) => money('owed', balance, holdings([id]));
const rateOf = ({ id, aprPercent }: Rated) => number('rate', 'percent', aprPercent, holdings([id]));

/** Without names, all debts count that are carried from month to month. */
function openDebts(financialData: FinancialData, named: ReadonlySet<string>): Liability[] {
  const carried = new Set(debtsToPayOff(financialData).map(({ id }) => id));
  return countedLiabilities(financialData.liabilities).filter(({ id }) =>
    named.size === 0 ? carried.has(id) : named.has(id),
  );
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

function bothOrders(first: Rated, smallest: Rated): Part[] {
  const byRate = say`${first.name} has the highest rate, ${rateOf(first)} a year, so paying it first costs the least interest (“avalanche”).`;
  const bySize =
    smallest.id === first.id
      ? say`It is also the smallest of these debts, ${owedOn(first)}, so “snowball” begins with it too.`
      : say`${smallest.name} is the smallest, ${owedOn(smallest)}, so paying it first ends a debt soonest (“snowball”).`;
  return [sentence(byRate), sentence(bySize)];
}

/** Says which debt comes first by its rate, and which by its size. */
export function firstDebt({ financialData, subject, query }: AnswerRequest): Part[] {
  const open = openDebts(financialData, new Set(subject.holdings.map(({ id }) => id)));
  const rated = open.filter(isRated).toSorted((a, b) => b.aprPercent - a.aprPercent);
  const [first] = rated;
  if (!first) return [sentence(say`No debt with a known rate is here to put in an order.`)];
  const [smallest = first] = rated.toSorted((a, b) => a.balance - b.balance);
  const unrated = open.filter((debt) => !isRated(debt) && debt.balance !== 0);
  return [
    ...bothOrders(first, smallest),
    ...(query.amount === null
      ? [list(rated.map((debt) => say`${debt.name}: ${owedOn(debt)} at ${rateOf(debt)} a year`))]
      : spread(cents(query.amount), rated)),
    ...(unrated.length === 0
      ? []
      : [sentence(say`The rate of ${unrated.map(({ name }) => name).join(', ')} is not known.`)]),
    sentence(NOT_ADVICE),
  ];
}
