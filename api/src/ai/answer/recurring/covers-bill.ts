import {
  type IsoDate,
  isOwnTransfer,
  upcoming,
  type UpcomingPayment,
} from '@halyard/shared-contracts/finance';
import { abs, type Cents, cents, subtract, sum } from '@halyard/shared-contracts/money';
import type { MoneyFact } from '../../fact/fact';
import { type FiguredText, say } from '../../fact/figured-text';
import { listed } from '../../fact/listed';
import { shownMerchant } from '../../privacy/merchant-text';
import type { AnswerRequest } from '../answer-request';
import { date, holdings, money, screen } from '../facts';
import { list, type Part, sentence } from '../parts';
import { type Low, lowestUntil } from './lowest-balance';
import { paymentLine, soonestFirst } from './own-items';
import { payingAccounts } from './paying-accounts';
import { streamsOf } from './recurring';

const DAYS = 31;
const CASH_FLOW = screen('/cashflow');
type Named = Pick<AnswerRequest['subject'], 'categories' | 'merchants'>;
const HOUSING: Named['categories'] = ['Rent', 'Mortgage'];

/** Returns the next payment of each stream. */
function nextOf(request: AnswerRequest, named: Named): UpcomingPayment[] {
  const subject = { ...request.subject, ...named, holdings: [] };
  const streams = streamsOf({ ...request, subject }).filter((stream) => !isOwnTransfer(stream));
  const ahead = upcoming(streams, request.financialData.today, DAYS);
  return ahead.filter(({ stream }, at) => ahead.findIndex((each) => each.stream === stream) === at);
}

interface Bill {
  readonly name: string;
  readonly payments: readonly UpcomingPayment[];
}

/** People say rent for what they pay to live, so a mortgage counts where there is no rent. */
function ofCategory(request: AnswerRequest, name: Named['categories'][number]): Bill {
  const own = nextOf(request, { categories: [name], merchants: [] });
  const isOther = own.length === 0 && HOUSING.includes(name);
  return {
    name,
    payments: isOther ? nextOf(request, { categories: HOUSING, merchants: [] }) : own,
  };
}

const billsOf = (request: AnswerRequest): Bill[] => [
  ...request.subject.categories.map((name) => ofCategory(request, name)),
  ...request.subject.merchants.map((name) => ({
    name: shownMerchant(name),
    payments: nextOf(request, { categories: [], merchants: [name] }),
  })),
];

function whatIsTaken(payments: readonly UpcomingPayment[], costs: MoneyFact): FiguredText {
  const [only] = payments;
  return only && payments.length === 1
    ? say`${shownMerchant(only.stream.merchant)} takes ${costs} around ${date('due', only.date, CASH_FLOW)}`
    : say`the next payments take ${costs}`;
}

const NOT_TAKEN_OFF = say`Other payments before then are not taken off here.`;

const lastOf = (payments: readonly UpcomingPayment[]): IsoDate =>
  payments
    .map(({ date: day }) => day)
    .toSorted()
    .at(-1)!;

/** Says how low the accounts are expected to fall with everything that is due until then. */
function untilThen({ date: day, least }: Low): FiguredText {
  const amount = money('lowest', abs(cents(least)), CASH_FLOW);
  const when = date('lowest day', day, CASH_FLOW);
  return least < 0
    ? say`With everything else that is expected until then, it falls ${amount} below zero around ${when}.`
    : say`With everything else that is expected until then, at least about ${amount} is left, around ${when}.`;
}

/** Compares the money in the accounts with the next payment of every bill that is named. */
export function coversBill(request: AnswerRequest): Part[] {
  const bills = billsOf(request);
  // A bill may be named by its category and by its payee.
  const payments = [
    ...new Map(bills.flatMap((bill) => bill.payments).map((each) => [each.stream, each])).values(),
  ];
  const unknown = bills.filter((bill) => bill.payments.length === 0).map(({ name }) => name);
  const missing = sentence(
    say`Your transactions show no payment for ${listed(unknown) || 'this'} in the next weeks.`,
  );
  if (payments.length === 0) return [missing];
  const accounts = payingAccounts(request);
  const query = holdings(accounts.map(({ id }) => id));
  const held: Cents = sum(accounts.map(({ balance }) => balance));
  const due = sum(payments.map(({ amount }) => abs(amount)));
  const isEnough = held >= due;
  const has = say`${listed(accounts.map(({ name }) => name))} ${accounts.length === 1 ? 'holds' : 'hold'} ${money('held', held, query)}`;
  const takes = whatIsTaken(payments, money('bill', due, CASH_FLOW));
  const rest = money('difference', abs(subtract(held, due)), query);
  // A bill whose amount is not known may still be too much.
  const low = lowestUntil(request, accounts, lastOf(payments));
  const isLow = low !== null && low.least < 0;
  const yes = unknown.length > 0 ? '' : isLow ? 'Only if nothing else goes out before: ' : 'Yes: ';
  return [
    sentence(
      isEnough
        ? say`${yes}${has}, and ${takes}, which leaves ${rest} today.`
        : say`No: ${has}, and ${takes}, so ${rest} is missing.`,
    ),
    ...(payments.length === 1
      ? []
      : [list(soonestFirst(payments.map(paymentLine)).map(({ line }) => line))]),
    ...(unknown.length === 0 ? [] : [missing]),
    sentence(isEnough && low ? untilThen(low) : NOT_TAKEN_OFF),
  ];
}
