import {
  amortise,
  countedLiabilities,
  debtTypeFacts,
  type Liability,
  monthLabel,
  payoffMonth,
} from '@halyard/shared-contracts/finance';
import { type Cents, cents, formatUsd, subtract } from '@halyard/shared-contracts/money';
import { cashFact } from '../../fact/balance-facts';
import { isAtMinimum } from '../../fact/debt-facts';
import { type FiguredText, say } from '../../fact/figured-text';
import { monthsText } from '../../fact/months-text';
import type { AnswerRequest } from '../answer-request';
import { holdings, money, number, screen } from '../facts';
import { type Part, sentence } from '../parts';

const SCREEN = screen('/liabilities');

type Owed = Liability & { readonly balance: Cents };

function whatIsLeft({ id, name, balance }: Owed, paid: Cents): FiguredText {
  const query = holdings([id]);
  const owed = money('owed', balance, query);
  if (paid < balance)
    return say`After ${formatUsd(paid)} at once, ${money('left', subtract(balance, paid), query)} of the ${owed} on ${name} is left.`;
  const over = subtract(paid, balance);
  return over === 0
    ? say`${formatUsd(paid)} at once pays off ${name}: you owe exactly that.`
    : say`${formatUsd(paid)} at once pays off ${name}: you owe ${owed}, so ${money('not needed', over, query)} is not needed.`;
}

const monthsFact = (months: number) => number('months', 'months', months, SCREEN);

/** Compares the end of a debt at its present payment with and without an amount that is paid now. */
function sooner(debt: Owed, paid: Cents, { today }: AnswerRequest['financialData']): Part[] {
  const { name, balance, aprPercent, monthlyPayment, minimumPayment } = debt;
  const payment = monthlyPayment ?? minimumPayment;
  if (aprPercent === null || payment === null)
    return [
      sentence(
        say`The rate or the payment of ${name} is not known, so its end is not known either.`,
      ),
    ];
  const before = amortise(balance, aprPercent, payment);
  const after = amortise(cents(Math.max(0, balance - paid)), aprPercent, payment);
  const monthly = say`At its ${isAtMinimum(debt) ? 'minimum' : 'present'} payment of ${money('payment', payment, holdings([debt.id]))} a month`;
  if (after === 'never') return [sentence(say`${monthly}, it is never paid off all the same.`)];
  if (before === 'never')
    return [
      sentence(
        say`${monthly}, it is then paid off in ${monthLabel(payoffMonth(today, after.months))}, and without it never.`,
      ),
    ];
  const saved = money(
    'interest saved',
    subtract(before.totalInterest, after.totalInterest),
    SCREEN,
  );
  if (after.months === 0) return [sentence(say`That saves ${saved} of interest.`)];
  const gained = before.months - after.months;
  const [end, usual] = [after, before].map(({ months }) => monthLabel(payoffMonth(today, months)));
  const when =
    gained === 0
      ? say`${monthly}, it is still paid off in ${usual!}`
      : say`${monthly}, it is then paid off in ${end!} instead of ${usual!}, ${monthsText(monthsFact(gained))} sooner`;
  return [sentence(say`${when}, with ${saved} less interest.`)];
}

/** Says what one payment on a debt changes. It comes on top of the payment of each month. */
export function lumpSum({ financialData, subject, query }: AnswerRequest): Part[] {
  const named = new Set(subject.holdings.map(({ id }) => id));
  const owing = countedLiabilities(financialData.liabilities)
    .filter(({ id, balance }) => (named.size === 0 || named.has(id)) && balance > 0)
    .toSorted((a, b) => (b.aprPercent ?? -1) - (a.aprPercent ?? -1));
  const [debt] = owing;
  if (!debt || query.amount === null) return [sentence(say`Nothing is owed there.`)];
  const isOneOfSeveral = owing.length > 1;
  const paid = cents(query.amount);
  const isCard = debtTypeFacts(debt.type).isCard;
  return [
    ...(isOneOfSeveral
      ? [sentence(say`This is for ${debt.name}, which has the highest rate of your debts.`)]
      : []),
    sentence(whatIsLeft(debt, paid)),
    ...sooner(debt, paid, financialData),
    ...(isCard ? [sentence(say`New purchases with the card are not counted.`)] : []),
    sentence(say`You have ${cashFact(financialData)} in checking and savings now.`),
  ];
}
