import {
  cashAccounts,
  countedAccounts,
  countedLiabilities,
  debtTypeFacts,
} from '@halyard/shared-contracts/finance';
import { subtract, sum } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import { listed } from '../../fact/listed';
import type { AnswerRequest } from '../answer-request';
import { holdings, money } from '../facts';
import { type Part, sentence } from '../parts';

const namesOf = (all: readonly { readonly name: string }[]): string =>
  listed(all.map(({ name }) => name));

/** Without a name, all cards are paid. */
function debtsToPay({ financialData: { liabilities }, subject }: AnswerRequest) {
  const named = new Set(subject.holdings.map(({ id }) => id));
  const open = countedLiabilities(liabilities);
  const own = open.filter(({ id }) => named.has(id));
  return own.length > 0 ? own : open.filter(({ type }) => debtTypeFacts(type).isCard);
}

/** Without a name, checking, savings, and cash pay. */
function accountsThatPay({ financialData: { accounts }, subject }: AnswerRequest) {
  const named = new Set(subject.holdings.map(({ id }) => id));
  const own = cashAccounts(countedAccounts(accounts)).filter(({ id }) => named.has(id));
  return own.length > 0
    ? { held: own, where: namesOf(own) }
    : { held: cashAccounts(accounts), where: 'checking and savings' };
}

/** Says what is left of checking and savings once all cards, or the named debts, are paid. */
export function cashAfterCards(request: AnswerRequest): Part[] {
  const debts = debtsToPay(request);
  const { held, where } = accountsThatPay(request);
  if (held.length === 0) return [sentence(say`You have no checking or savings account here.`)];
  const onHand = sum(held.map(({ balance }) => balance));
  const cash = money('cash', onHand, holdings(held.map(({ id }) => id)));
  const owing = debts.filter(({ balance }) => balance > 0);
  const owed = sum(owing.map(({ balance }) => balance));
  if (owed === 0)
    return [
      sentence(
        say`You owe nothing ${debts.length === 0 ? 'on your cards' : `on ${namesOf(debts)}`}, and have ${cash} in ${where}.`,
      ),
    ];
  const left = subtract(onHand, owed);
  const all = holdings([...held, ...owing].map(({ id }) => id));
  return [
    sentence(
      left >= 0
        ? say`After paying ${namesOf(owing)}, you would have ${money('cash left', left, all)} in ${where}.`
        : say`To pay ${namesOf(owing)}, you are ${money('missing', subtract(owed, onHand), all)} short.`,
    ),
    sentence(
      say`You have ${cash} there and owe ${money('owed', owed, holdings(owing.map(({ id }) => id)))}.`,
    ),
  ];
}
