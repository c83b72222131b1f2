import {
  countedAccounts,
  countedLiabilities,
  debtPaymentsSentence,
  debtTypeFacts,
  healthInsights,
  incomeBasis,
  moneyFlow,
} from '@halyard/shared-contracts/finance';
import { percentOf, subtract, sum } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { holdings, money, number, screen } from '../facts';
import { list, type Part, sentence } from '../parts';

/** Without a name, all open debts in USD count. */
function debtsOf({ financialData, subject }: AnswerRequest) {
  const ids = new Set(subject.holdings.map(({ id }) => id));
  return countedLiabilities(financialData.liabilities).filter(
    ({ id }) => ids.size === 0 || ids.has(id),
  );
}

/** The wealth plan uses the same words. */
function shareOfIncome({ financialData, subject }: AnswerRequest): Part[] {
  const found = healthInsights(financialData).find(({ kind }) => kind === 'debt_payments');
  if (found?.kind !== 'debt_payments' || subject.holdings.length > 0) return [];
  const { monthlyIncome } = moneyFlow(financialData);
  const income = monthlyIncome === null ? null : money('income a month', monthlyIncome, INCOME);
  const source =
    incomeBasis(financialData) === 'profile'
      ? 'a month before tax, which your profile says'
      : 'a month after tax, which your regular deposits come to';
  return [
    sentence(say`${debtPaymentsSentence(found)}`),
    ...(income ? [sentence(say`The income is ${income} ${source}.`)] : []),
  ];
}
const INCOME = screen('/income');

export function minimumPayments(request: AnswerRequest): Part[] {
  const found = debtsOf(request);
  const known = found.flatMap(({ id, name, minimumPayment, monthlyPayment }) => {
    const least = minimumPayment ?? monthlyPayment;
    return least === null ? [] : [{ id, name, least, isMinimum: minimumPayment !== null }];
  });
  const unknown = found.filter(({ id }) => known.every((each) => each.id !== id));
  const total = money(
    'minimum payments',
    sum(known.map(({ least }) => least)),
    holdings(known.map(({ id }) => id)),
  );
  const missing =
    unknown.length === 0
      ? []
      : [sentence(say`The payment of ${unknown.map(({ name }) => name).join(', ')} is not known.`)];
  if (known.length === 0) return missing.length > 0 ? missing : [sentence(say`You have no debt.`)];
  return [
    sentence(say`The minimum payments come to ${total} a month.`),
    ...shareOfIncome(request),
    list(
      known.map(
        ({ id, name, least, isMinimum }) =>
          say`${name}: ${money('minimum payment', least, holdings([id]))}${isMinimum ? '' : ', its monthly payment'}`,
      ),
    ),
    ...missing,
  ];
}

const isCard = (type: Parameters<typeof debtTypeFacts>[0]): boolean => debtTypeFacts(type).isCard;

export function creditUtilization(request: AnswerRequest): Part[] {
  const cards = debtsOf(request).flatMap(({ id, name, type, balance, limit }) =>
    isCard(type) && limit !== null && limit > 0 ? [{ id, name, balance, limit }] : [],
  );
  if (cards.length === 0) return [sentence(say`No card with a known limit is here.`)];
  const query = holdings(cards.map(({ id }) => id));
  const owed = sum(cards.map(({ balance }) => balance));
  const limit = sum(cards.map((each) => each.limit));
  const used = number('utilization', 'percent', Math.round(percentOf(owed, limit)), query);
  const free = money('free', subtract(limit, owed), query);
  return [
    sentence(
      say`You use ${used} of your card limits: ${money('owed', owed, query)} of ${money('limit', limit, query)}. ${free} is free.`,
    ),
    ...(cards.length === 1
      ? []
      : [
          list(
            cards.map((card) => {
              const own = holdings([card.id]);
              return say`${card.name}: ${number('utilization', 'percent', Math.round(percentOf(card.balance, card.limit)), own)} of ${money('limit', card.limit, own)}`;
            }),
          ),
        ]),
    sentence(say`A rule of thumb is to use less than 30% of the limits.`),
  ];
}

export function homeEquity({ financialData }: AnswerRequest): Part[] {
  const homes = countedAccounts(financialData.accounts).filter(({ type }) => type === 'home');
  const loans = countedLiabilities(financialData.liabilities).filter(
    ({ type }) => type === 'mortgage',
  );
  if (homes.length === 0) return [sentence(say`The value of your home is not known here.`)];
  const query = holdings([...homes, ...loans].map(({ id }) => id));
  const value = sum(homes.map(({ balance }) => balance));
  const owed = sum(loans.map(({ balance }) => balance));
  return [
    sentence(
      say`Your home is worth ${money('home', value, query)} and you owe ${money('owed', owed, query)} on it, so your equity is ${money('equity', subtract(value, owed), query)}.`,
    ),
  ];
}
