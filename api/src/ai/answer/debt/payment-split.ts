import {
  countedLiabilities,
  debtTypeFacts,
  monthlyInterest,
} from '@halyard/shared-contracts/finance';
import { type Cents, subtract } from '@halyard/shared-contracts/money';
import { type FiguredText, say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { holdings, money } from '../facts';
import { type Part, sentence } from '../parts';

interface Paid {
  readonly id: string;
  readonly name: string;
  readonly payment: Cents;
  readonly interest: Cents;
}

function line({ id, name, payment, interest }: Paid): FiguredText {
  const query = holdings([id]);
  const whole = money('payment', payment, query);
  const cost = money('interest', interest, query);
  if (interest >= payment)
    return say`The payment of ${whole} a month on ${name} does not cover its interest of about ${cost}, so the balance does not go down.`;
  const rest = money('to the balance', subtract(payment, interest), query);
  return say`Of the ${whole} a month on ${name}, about ${cost} is interest now, and ${rest} lowers the balance.`;
}

/** Says how much of a debt's payment is interest, and how much lowers the balance. */
export function paymentSplit({ financialData, subject }: AnswerRequest): Part[] {
  const named = new Set(subject.holdings.map(({ id }) => id));
  const open = countedLiabilities(financialData.liabilities).filter(
    ({ id, balance }) => balance > 0 && (named.size === 0 || named.has(id)),
  );
  if (open.length === 0) return [sentence(say`Nothing is owed there.`)];
  const paid = open.flatMap(
    ({ id, name, balance, aprPercent, monthlyPayment, minimumPayment }): Paid[] => {
      const payment = monthlyPayment ?? minimumPayment;
      return payment === null || aprPercent === null
        ? []
        : [{ id, name, payment, interest: monthlyInterest(balance, aprPercent) }];
    },
  );
  const unknown = open.filter(({ id }) => paid.every((each) => each.id !== id));
  const hasCard = open.some(({ type }) => debtTypeFacts(type).isCard);
  return [
    ...paid.map((each) => sentence(line(each))),
    ...(unknown.length === 0
      ? []
      : [
          sentence(
            say`The rate or the payment of ${unknown.map(({ name }) => name).join(', ')} is not known.`,
          ),
        ]),
    ...(hasCard ? [sentence(say`New purchases with a card are not counted.`)] : []),
  ];
}
