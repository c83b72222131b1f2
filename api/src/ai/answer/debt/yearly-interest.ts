import {
  amortise,
  countedLiabilities,
  type Liability,
  monthlyInterest,
  paidInFull,
} from '@halyard/shared-contracts/finance';
import { type Cents, sum } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import { listed } from '../../fact/listed';
import type { AnswerRequest } from '../answer-request';
import { holdings, money } from '../facts';
import { list, type Part, sentence } from '../parts';
import { atPayments } from './minimum';

const MONTHS = 12;

/** Returns how much of the next twelve payments is interest, or null if the rate or the payment is unknown. */
export function interestOfNextYear({
  balance,
  aprPercent,
  monthlyPayment,
  minimumPayment,
}: Pick<Liability, 'balance' | 'aprPercent' | 'monthlyPayment' | 'minimumPayment'>): Cents | null {
  const payment = monthlyPayment ?? minimumPayment;
  if (balance === null || aprPercent === null || payment === null) return null;
  const paid = amortise(balance, aprPercent, payment);
  if (paid === 'never') return null;
  return sum(paid.schedule.slice(0, MONTHS).map(({ interest }) => interest));
}

interface Costing {
  readonly debt: Liability;
  readonly cost: Cents;
  readonly now: Cents;
}

const costing = (debt: Liability): Costing[] => {
  const cost = interestOfNextYear(debt);
  const { balance, aprPercent } = debt;
  return cost === null || balance === null || aprPercent === null
    ? []
    : [{ debt, cost, now: monthlyInterest(balance, aprPercent) }];
};

const unknownOf = (debts: readonly Liability[]): Part[] =>
  debts.length === 0
    ? []
    : [
        sentence(
          say`The rate or the payment of ${listed(debts.map(({ name }) => name))} is not known, so its interest is not known either.`,
        ),
      ];

/** Says what debts cost in the next twelve months. */
export function yearlyInterest({ financialData, subject }: AnswerRequest): Part[] {
  const named = new Set<string>(subject.holdings.map(({ id }) => id));
  const open = countedLiabilities(financialData.liabilities).filter(
    ({ id, balance }) => balance > 0 && (named.size === 0 || named.has(id)),
  );
  if (open.length === 0) return [sentence(say`Nothing is owed there.`)];
  const inFull = paidInFull(financialData);
  const carried = open.filter(({ id }) => !inFull.has(id));
  const known = carried.flatMap(costing);
  const ids = known.map(({ debt }) => debt.id);
  const unknown = unknownOf(carried.filter(({ id }) => !ids.includes(id)));
  const free = open.filter(({ id }) => inFull.has(id));
  const paid =
    free.length === 0
      ? []
      : [
          sentence(
            say`${listed(free.map(({ name }) => name))}: paid in full each month, so without interest.`,
          ),
        ];
  if (known.length === 0) return [...unknown, ...paid];
  const total = money('interest of a year', sum(known.map(({ cost }) => cost)), holdings(ids));
  const now = money('interest of a month', sum(known.map(({ now: each }) => each)), holdings(ids));
  const start = atPayments(known.map(({ debt }) => debt)).replace(/,$/, '');
  const names = listed(known.map(({ debt }) => debt.name));
  return [
    sentence(
      say`${start}, ${names} ${known.length === 1 ? 'costs' : 'cost'} about ${total} of interest in the next 12 months, and about ${now} a month now.`,
    ),
    ...(known.length === 1
      ? []
      : [
          list(
            known.map(
              ({ debt, cost }) =>
                say`${debt.name}: ${money('interest', cost, holdings([debt.id]))}`,
            ),
          ),
        ]),
    ...unknown,
    ...paid,
    sentence(
      say`What interest was paid already is not known here, because a row does not divide a payment.`,
    ),
  ];
}
