import {
  type Account,
  accountTypeFacts,
  cashAccounts,
  countedAccounts,
  countedLiabilities,
  debtTypeFacts,
  type Liability,
} from '@halyard/shared-contracts/finance';
import { sum } from '@halyard/shared-contracts/money';
import { balanceFact, cashFact, worthFacts } from '../fact/balance-facts';
import { type FiguredText, say } from '../fact/figured-text';
import type { AnswerRequest } from './answer-request';
import { holdings, money } from './facts';
import { type Part, list, sentence } from './parts';
import { ordinal } from './ordinal';
import { pastBalances, pastCash, pastDay } from './past-balances';
import { assetShares } from './worth/wealth-parts';
import { worth } from './worth/worth';

const isDebt = (each: Account | Liability): each is Liability => 'aprPercent' in each;

/** An amount in another currency is printed with its currency. */
function balanceOf(each: Account | Liability): FiguredText {
  const fact = balanceFact(each);
  if (fact) return say`${fact}`;
  return each.balance === null
    ? say`unknown`
    : say`${`${(each.balance / 100).toFixed(2)} ${each.currency}`}`;
}

function balanceSentence(each: Account | Liability): FiguredText {
  if (!isDebt(each)) return say`${each.name} holds ${balanceOf(each)}.`;
  return (each.balance ?? 0) < 0
    ? say`${each.name} stands at ${balanceOf(each)}: the lender owes you.`
    : say`You owe ${balanceOf(each)} on ${each.name}.`;
}

const line = (each: Account | Liability): FiguredText =>
  isDebt(each)
    ? say`${each.name}, a debt: ${balanceOf(each)}`
    : say`${each.name}: ${balanceOf(each)}`;

const SIZES = { most: 'largest', least: 'smallest' } as const;

export function extreme({ query }: AnswerRequest, all: readonly (Account | Liability)[]): Part[] {
  const { order, rank } = query;
  if (order !== 'most' && order !== 'least') return [];
  const sign = order === 'most' ? -1 : 1;
  const counted = all
    .flatMap((each) => (each.currency === 'USD' && each.balance !== null ? [each] : []))
    .toSorted((a, b) => sign * ((a.balance ?? 0) - (b.balance ?? 0)));
  const found = counted[(rank ?? 1) - 1];
  if (!found) return [];
  const place = rank === null || rank === 1 ? '' : `${ordinal(rank)} `;
  const what = isDebt(found) ? 'debt' : 'balance';
  return [
    sentence(say`Your ${place}${SIZES[order]} ${what} is ${found.name}, with ${balanceOf(found)}.`),
  ];
}

export function accounts(request: AnswerRequest): Part[] {
  const { financialData } = request;
  const ranked = extreme(
    request,
    financialData.accounts.filter(({ closed }) => !closed),
  );
  if (ranked.length > 0) return ranked;
  const all = [...financialData.accounts, ...financialData.liabilities];
  const open = all.filter(({ closed }) => !closed);
  if (open.length === 0) return [sentence(say`You have no accounts yet.`)];
  const accountCount = open.filter((each) => !isDebt(each)).length;
  const debtCount = open.length - accountCount;
  const counted = `${accountCount} ${accountCount === 1 ? 'account' : 'accounts'} and ${debtCount} ${debtCount === 1 ? 'debt' : 'debts'}`;
  return [sentence(say`You have ${counted}.`), list(open.map(line)), ...worth(request)];
}

/** These are the accounts whose balances change by transactions only: cash and cards. */
const cashAndCards = ({ financialData: { accounts: all, liabilities } }: AnswerRequest) => [
  ...cashAccounts(all),
  ...countedLiabilities(liabilities).filter(({ type }) => debtTypeFacts(type).isCard),
];

/** A home or a car has a value, but holds no money. */
const accountsWithMoney = ({ financialData }: AnswerRequest): Account[] =>
  financialData.accounts.filter(
    ({ closed, type }) =>
      !closed && (accountTypeFacts(type).isInvested || accountTypeFacts(type).isCash),
  );

export function balance(request: AnswerRequest): Part[] {
  const { holdings: named } = request.subject;
  const day = pastDay(request);
  if (day !== null)
    return pastBalances(request, day, named.length === 0 ? cashAndCards(request) : named);
  const ranked = named.length === 0 ? extreme(request, accountsWithMoney(request)) : [];
  if (ranked.length > 0) return ranked;
  return named.length === 0
    ? accounts(request)
    : [...named.map((each) => sentence(balanceSentence(each))), ...together(request)];
}

/** Accounts that hold money have a sum, but what is owed is no part of it. */
function together({ subject: { holdings: named } }: AnswerRequest): Part[] {
  const held = countedAccounts(named.filter((each) => !isDebt(each)));
  if (held.length < 2 || held.length < named.length) return [];
  const query = holdings(held.map(({ id }) => id));
  const total = money('balance', sum(held.map(({ balance: amount }) => amount)), query);
  return [sentence(say`That is ${total} together.`)];
}

export function cash(request: AnswerRequest): Part[] {
  const { financialData } = request;
  const day = pastDay(request);
  if (day !== null) return pastCash(request, day);
  const fact = cashFact(financialData);
  if (fact.query.of === 'holdings' && fact.query.ids.length === 0)
    return [sentence(say`You have no checking or savings account here.`)];
  return [sentence(say`You have ${fact} in checking and savings.`)];
}

export function assets({ financialData }: AnswerRequest): Part[] {
  const owned = countedAccounts(financialData.accounts)
    .filter(({ balance: held }) => held > 0)
    .toSorted((a, b) => b.balance - a.balance)
    .map(({ id, name, balance: amount }) => ({ name, ids: [id], amount }));
  return [
    sentence(say`Your assets are ${worthFacts(financialData).assets} in all.`),
    ...(owned.length > 1 ? assetShares(owned, sum(owned.map(({ amount }) => amount))) : []),
  ];
}
