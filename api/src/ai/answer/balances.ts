import { abs } from '@halyard/shared-contracts/money';
import {
  type Account,
  type FinancialData,
  type Liability,
  monthLabel,
} from '@halyard/shared-contracts/finance';
import { balanceFact, cashFact, worthFacts } from '../fact/balance-facts';
import { type Said, say } from '../fact/said';
import type { Asked } from './asked';
import { chart, type Part, list, sentence } from './parts';

const isDebt = (each: Account | Liability): each is Liability => 'aprPercent' in each;

/** A balance that counts nowhere is printed with its currency. */
function balanceOf(each: Account | Liability): Said {
  const fact = balanceFact(each);
  if (fact) return say`${fact}`;
  return each.balance === null
    ? say`unknown`
    : say`${`${(each.balance / 100).toFixed(2)} ${each.currency}`}`;
}

function standing(each: Account | Liability): Said {
  if (!isDebt(each)) return say`${each.name} holds ${balanceOf(each)}.`;
  return (each.balance ?? 0) < 0
    ? say`${each.name} stands at ${balanceOf(each)}: the lender owes you.`
    : say`You owe ${balanceOf(each)} on ${each.name}.`;
}

const line = (each: Account | Liability): Said =>
  isDebt(each)
    ? say`${each.name}, a debt: ${balanceOf(each)}`
    : say`${each.name}: ${balanceOf(each)}`;

/** Every open account and debt with its balance, and what they come to. */
export function accounts(asked: Asked): Part[] {
  const { financialData } = asked;
  const all = [...financialData.accounts, ...financialData.liabilities];
  const open = all.filter(({ closed }) => !closed);
  if (open.length === 0) return [sentence(say`You have no accounts yet.`)];
  const accountCount = open.filter((each) => !isDebt(each)).length;
  const debtCount = open.length - accountCount;
  const counted = `${accountCount} ${accountCount === 1 ? 'account' : 'accounts'} and ${debtCount} ${debtCount === 1 ? 'debt' : 'debts'}`;
  return [sentence(say`You have ${counted}.`), list(open.map(line)), ...worth(asked)];
}

/** What is in single accounts, or owed on single debts. */
export function balance(asked: Asked): Part[] {
  const { holdings } = asked.subject;
  return holdings.length === 0 ? accounts(asked) : holdings.map((each) => sentence(standing(each)));
}

/** Checking and savings together. */
export function cash({ financialData }: Asked): Part[] {
  const fact = cashFact(financialData);
  if (fact.query.of === 'holdings' && fact.query.ids.length === 0)
    return [sentence(say`You have no checking or savings account here.`)];
  return [sentence(say`You have ${fact} in checking and savings.`)];
}

/** Everything that is owned. */
export function assets({ financialData }: Asked): Part[] {
  return [sentence(say`Your assets are ${worthFacts(financialData).assets} in all.`)];
}

/** Net worth, its parts, and how it moved. */
export function worth({ financialData, query }: Asked): Part[] {
  const { assets: owned, debt, worth: value, move } = worthFacts(financialData);
  const change = move?.amount.value ?? 0;
  const size = move && { ...move.amount, value: abs(move.amount.value) };
  return [
    sentence(say`Your net worth is ${value}: ${owned} in assets minus ${debt} of debt.`),
    ...(size
      ? [
          sentence(
            change === 0
              ? say`It did not change since the month before.`
              : say`It ${change > 0 ? 'rose' : 'fell'} by ${size} since the month before.`,
          ),
        ]
      : []),
    ...(query.measure === 'net_worth' ? history(financialData) : []),
  ];
}

const FEWEST_POINTS = 3;

/** Net worth at the end of each month. */
function history({ netWorthHistory }: FinancialData): Part[] {
  if (netWorthHistory.length < FEWEST_POINTS) return [];
  const points = netWorthHistory.map(({ date, value }) => ({ label: monthLabel(date), value }));
  return chart({ form: 'line', caption: 'Net worth by month', points });
}
