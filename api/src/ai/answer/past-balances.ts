import {
  type Account,
  cashAccounts,
  countedLiabilities,
  dailyBalances,
  debtTypeFacts,
  type IsoDate,
  type Liability,
} from '@halyard/shared-contracts/finance';
import { type Cents, negate, sum, ZERO } from '@halyard/shared-contracts/money';
import type { DateFact } from '../fact/fact';
import { type FiguredText, say } from '../fact/figured-text';
import { listed } from '../fact/listed';
import type { AnswerRequest } from './answer-request';
import { date, money, screen } from './facts';
import { list, type Part, sentence } from './parts';

const ACCOUNTS = screen('/accounts');

/** Returns the last day of a past period. Returns null for a period that includes today, and for none. */
export function pastDay({
  query,
  period,
  financialData: { today },
}: AnswerRequest): IsoDate | null {
  return query.period !== null && period.to !== null && period.to < today ? period.to : null;
}

interface Then {
  readonly name: string;
  readonly isDebt: boolean;
  readonly balance: Cents;
}

type Held = Account | Liability;

/**
 * Only the balances of cash and cards can be computed back. Returns null for other accounts and for days before the
 * first row.
 */
export function balanceAt(held: Held, day: IsoDate, { financialData }: AnswerRequest): Then | null {
  const { accounts, liabilities, transactions, today } = financialData;
  const cash = cashAccounts(accounts).find(({ id }) => id === held.id);
  const card = countedLiabilities(liabilities).find(
    ({ id, type }) => id === held.id && debtTypeFacts(type).isCard,
  );
  const found = cash ?? (card && { ...card, balance: negate(card.balance) });
  if (!found) return null;
  const point = dailyBalances([found], transactions, today).find((each) => each.date === day);
  if (!point) return null;
  const balance = card ? negate(point.balance) : point.balance;
  return { name: held.name, isDebt: card !== undefined, balance };
}

const line = ({ name, isDebt, balance }: Then): FiguredText =>
  say`${name}${isDebt ? ', a debt' : ''}: ${money('earlier balance', balance, ACCOUNTS)}`;

function balanceSentence(then: Then, at: DateFact): FiguredText {
  const amount = money('earlier balance', then.balance, ACCOUNTS);
  if (!then.isDebt) return say`At the end of ${at}, ${then.name} held ${amount}.`;
  return then.balance < 0
    ? say`At the end of ${at}, ${then.name} stood at ${amount}: the lender owed you.`
    : say`At the end of ${at} you owed ${amount} on ${then.name}.`;
}

export function pastBalances(request: AnswerRequest, day: IsoDate, all: readonly Held[]): Part[] {
  const found = all.map((held) => ({ held, then: balanceAt(held, day, request) }));
  const known = found.flatMap(({ then }) => then ?? []);
  const unknown = found.flatMap(({ held, then }) => (then ? [] : [held.name]));
  const at = date('day', day, ACCOUNTS);
  const names = listed(unknown);
  const rest =
    unknown.length === 0 ? [] : [sentence(say`The balance of ${names} on ${at} is not known.`)];
  const [only] = known;
  if (!only) return rest;
  const first =
    known.length > 1
      ? [sentence(say`At the end of ${at}, these were your balances:`), list(known.map(line))]
      : [sentence(balanceSentence(only, at))];
  return [...first, ...rest, sentence(say`This is worked back from today by your transactions.`)];
}

export function pastCash(request: AnswerRequest, day: IsoDate): Part[] {
  const held = cashAccounts(request.financialData.accounts);
  const then = held.map((each) => balanceAt(each, day, request));
  const at = date('day', day, ACCOUNTS);
  if (held.length === 0 || then.some((each) => each === null))
    return pastBalances(request, day, held);
  const total = sum(then.map((each) => each?.balance ?? ZERO));
  return [
    sentence(
      say`At the end of ${at} you had ${money('earlier cash', total, ACCOUNTS)} in checking and savings. This is worked back from today by your transactions.`,
    ),
  ];
}
