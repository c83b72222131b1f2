import { addDays, forecast, type IsoDate } from '@halyard/shared-contracts/finance';
import { abs, cents, sum } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import { listed } from '../../fact/listed';
import { shownMerchant } from '../../privacy/merchant-text';
import { nextPayday } from '../../understand/payday';
import type { AnswerRequest } from '../answer-request';
import { date, money, screen } from '../facts';
import { link, type Part, sentence } from '../parts';
import { payingAccounts } from './paying-accounts';

const DAYS = 30;
const CASH_FLOW = screen('/cashflow');

export interface Low {
  readonly date: IsoDate;
  readonly least: number;
  /** It is the largest payment of that day, or null. */
  readonly payee: string | null;
}

/** Payments come before deposits on the same day. */
export function lowestUntil(
  request: AnswerRequest,
  held: ReturnType<typeof payingAccounts>,
  until: IsoDate,
): Low | null {
  const lows = forecast(request.financialData, held)
    .days.filter((day) => day.date <= until)
    .map(({ date: day, expected, items }) => ({
      date: day,
      least: expected - sum(items.map(({ amount }) => cents(Math.max(0, amount)))),
      payee:
        items
          .toSorted((a, b) => a.amount - b.amount)
          .find(({ amount, kind }) => amount < 0 && kind !== 'everyday')?.name ?? null,
    }));
  return lows.reduce<Low | null>(
    (best, each) => (best && best.least <= each.least ? best : each),
    null,
  );
}

/** Says how low the money for everyday payments is expected to fall. */
export function lowestBalance(request: AnswerRequest): Part[] {
  const { financialData, query, period } = request;
  const held = payingAccounts(request);
  if (held.length === 0) return [sentence(say`You have no checking or savings account here.`)];
  const asked = query.period?.to ? period.to : null;
  const until = asked ?? nextPayday(financialData) ?? addDays(financialData.today, DAYS);
  const found = lowestUntil(request, held, until);
  if (!found) return [sentence(say`There is no forecast until that day.`)];
  const names = listed(held.map(({ name }) => name));
  const now = sum(held.map(({ balance }) => balance));
  const last = date('until', until, CASH_FLOW);
  const payee = found.payee === null ? '' : `, when ${shownMerchant(found.payee)} is due`;
  const day = say`${date('lowest day', found.date, CASH_FLOW)}${payee}`;
  const least = cents(found.least);
  const today = money('today', now, CASH_FLOW);
  const verdict =
    least < 0
      ? say`Until ${last}, ${names} is expected to fall ${money('below zero', abs(least), CASH_FLOW)} below zero, around ${day}. Today it is ${today}.`
      : least >= now
        ? say`Until ${last}, ${names} is not expected to fall below zero, nor below today’s ${today}.`
        : say`Until ${last}, ${names} is not expected to fall below zero. From ${today} today it falls to about ${money('lowest', least, CASH_FLOW)} at the lowest, around ${day}.`;
  return [
    sentence(verdict),
    sentence(
      say`This is an estimate from your past payments. What is bought with cards counts when they are paid. What is promised to goals is not taken off.`,
    ),
    link('Open your cash flow', '/cashflow'),
  ];
}
