import { type Account, addDays, type Liability } from '@halyard/shared-contracts/finance';
import { abs, subtract } from '@halyard/shared-contracts/money';
import { type FiguredText, say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { date, money, screen } from '../facts';
import { type Part, sentence } from '../parts';
import { balanceAt } from '../past-balances';

const ACCOUNTS = screen('/accounts');

/** Only the balances of cash and cards follow from transactions. */
function unknown({ name, balance }: Account | Liability): FiguredText {
  const rest = say`How ${name} changed is not known, because its balance does not follow from transactions.`;
  return balance === null ? rest : say`${rest} Today it is ${money('balance', balance, ACCOUNTS)}.`;
}

/** Returns null if the balance of then or of now is not known. */
function changeOf(held: Account | Liability, request: AnswerRequest): FiguredText | null {
  const { period, financialData } = request;
  const { today } = financialData;
  if (period.from === null) return null;
  const first = addDays(period.from, -1);
  const last = period.to === null || period.to > today ? today : period.to;
  const before = balanceAt(held, first, request);
  const now = balanceAt(held, last, request);
  if (!before || !now) return null;
  const change = subtract(now.balance, before.balance);
  const sums = say`${money('balance before', before.balance, ACCOUNTS)} at the end of ${date('from', first, ACCOUNTS)} and ${money('balance after', now.balance, ACCOUNTS)} on ${date('to', last, ACCOUNTS)}`;
  if (change === 0) return say`${held.name} did not change: it was ${sums}.`;
  const amount = money('change', abs(change), ACCOUNTS);
  const what = now.isDebt ? `What you owe on ${held.name}` : held.name;
  return say`${what} ${change > 0 ? 'rose' : 'fell'} by ${amount}: it was ${sums}.`;
}

/** Says how the balances of accounts moved in a time. */
export function balanceChange(request: AnswerRequest): Part[] {
  const lines = request.subject.holdings.map((held) => ({ held, line: changeOf(held, request) }));
  const isKnown = lines.some(({ line }) => line !== null);
  return [
    ...lines.map(({ held, line }) => sentence(line ?? unknown(held))),
    ...(isKnown
      ? [sentence(say`Past balances are worked back from today by your transactions.`)]
      : []),
  ];
}
