import { cashAccounts, countedLiabilities, debtTypeFacts } from '@halyard/shared-contracts/finance';
import { cents, subtract, sum } from '@halyard/shared-contracts/money';
import { cashFact } from '../../fact/balance-facts';
import { say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { holdings, money } from '../facts';
import { type Part, sentence } from '../parts';

/** Says what is left of checking and savings once all cards are paid. */
export function cashAfterCards({ financialData, subject }: AnswerRequest): Part[] {
  const named = new Set(subject.holdings.map(({ id }) => id));
  const cards = countedLiabilities(financialData.liabilities).filter(
    ({ id, type, balance }) =>
      debtTypeFacts(type).isCard && balance > 0 && (named.size === 0 || named.has(id)),
  );
  const held = cashAccounts(financialData.accounts);
  if (held.length === 0) return [sentence(say`You have no checking or savings account here.`)];
  const cash = cashFact(financialData);
  const owed = sum(cards.map(({ balance }) => balance));
  if (owed === 0) return [sentence(say`You owe nothing on your cards, and have ${cash} in cash.`)];
  const left = subtract(cents(cash.value), owed);
  const onCards = holdings(cards.map(({ id }) => id));
  const all = holdings([...held, ...cards].map(({ id }) => id));
  const names = new Intl.ListFormat('en-US').format(cards.map(({ name }) => name));
  return [
    sentence(
      left >= 0
        ? say`After paying ${names}, you would have ${money('cash left', left, all)} in checking and savings.`
        : say`To pay ${names}, you are ${money('missing', subtract(owed, cents(cash.value)), all)} short.`,
    ),
    sentence(say`You have ${cash} and owe ${money('owed on cards', owed, onCards)}.`),
  ];
}
