import {
  type Account,
  accountTypeFacts,
  cashAccounts,
  countedLiabilities,
  debtTypeFacts,
  type Liability,
} from '@halyard/shared-contracts/finance';
import { balanceFact, cashFact, worthFacts } from '../fact/balance-facts';
import { type Said, say } from '../fact/said';
import type { Asked } from './asked';
import { type Part, list, sentence } from './parts';
import { ordinal } from './ordinal';
import { pastBalances, pastCash, pastDay } from './past-balances';
import { worth } from './worth';

const isDebt = (each: Account | Liability): each is Liability => 'aprPercent' in each;

/** An amount in another currency is printed with its currency. */
function balanceOf(each: Account | Liability): Said {
  const fact = balanceFact(each);
  if (fact) return say`${fact}`;
  return each.balance === null
    ? say`unknown`
    : say`${`${(each.balance / 100).toFixed(2)} ${each.currency}`}`;
}

function balanceSentence(each: Account | Liability): Said {
  if (!isDebt(each)) return say`${each.name} holds ${balanceOf(each)}.`;
  return (each.balance ?? 0) < 0
    ? say`${each.name} stands at ${balanceOf(each)}: the lender owes you.`
    : say`You owe ${balanceOf(each)} on ${each.name}.`;
}

const line = (each: Account | Liability): Said =>
  isDebt(each)
    ? say`${each.name}, a debt: ${balanceOf(each)}`
    : say`${each.name}: ${balanceOf(each)}`;

const SIZES = { most: 'largest', least: 'smallest' } as const;

export function extreme({ query }: Asked, all: readonly (Account | Liability)[]): Part[] {
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

export function accounts(asked: Asked): Part[] {
  const { financialData } = asked;
  const ranked = extreme(
    asked,
    financialData.accounts.filter(({ closed }) => !closed),
  );
  if (ranked.length > 0) return ranked;
  const all = [...financialData.accounts, ...financialData.liabilities];
  const open = all.filter(({ closed }) => !closed);
  if (open.length === 0) return [sentence(say`You have no accounts yet.`)];
  const accountCount = open.filter((each) => !isDebt(each)).length;
  const debtCount = open.length - accountCount;
  const counted = `${accountCount} ${accountCount === 1 ? 'account' : 'accounts'} and ${debtCount} ${debtCount === 1 ? 'debt' : 'debts'}`;
  return [sentence(say`You have ${counted}.`), list(open.map(line)), ...worth(asked)];
}

/** These are the accounts whose balances change by transactions only: cash and cards. */
const cashAndCards = ({ financialData: { accounts: all, liabilities } }: Asked) => [
  ...cashAccounts(all),
  ...countedLiabilities(liabilities).filter(({ type }) => debtTypeFacts(type).isCard),
];

/** A home or a car has a value, but holds no money. */
const accountsWithMoney = ({ financialData }: Asked): Account[] =>
  financialData.accounts.filter(
    ({ closed, type }) =>
      !closed && (accountTypeFacts(type).isInvested || accountTypeFacts(type).isCash),
  );

export function balance(asked: Asked): Part[] {
  const { holdings } = asked.subject;
  const day = pastDay(asked);
  if (day !== null)
    return pastBalances(asked, day, holdings.length === 0 ? cashAndCards(asked) : holdings);
  const ranked = holdings.length === 0 ? extreme(asked, accountsWithMoney(asked)) : [];
  if (ranked.length > 0) return ranked;
  return holdings.length === 0
    ? accounts(asked)
    : holdings.map((each) => sentence(balanceSentence(each)));
}

export function cash(asked: Asked): Part[] {
  const { financialData } = asked;
  const day = pastDay(asked);
  if (day !== null) return pastCash(asked, day);
  const fact = cashFact(financialData);
  if (fact.query.of === 'holdings' && fact.query.ids.length === 0)
    return [sentence(say`You have no checking or savings account here.`)];
  return [sentence(say`You have ${fact} in checking and savings.`)];
}

export function assets({ financialData }: Asked): Part[] {
  return [sentence(say`Your assets are ${worthFacts(financialData).assets} in all.`)];
}
