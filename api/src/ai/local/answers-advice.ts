import type { FinancialData } from '@halyard/shared-contracts/finance';
import { add, type Cents, formatUsd, subtract } from '@halyard/shared-contracts/money';
import { cashFact } from '../fact/balance-facts';
import { debtFacts } from '../fact/debt-facts';
import type { MoneyFact } from '../fact/fact';
import { aheadFacts } from '../fact/recurring-facts';
import { joined, type Said, say } from '../fact/said';
import { drafts } from '../insight/drafts';

/** What long-term investing is often reckoned with, in percent a year; a debt above it is paid first. */
const EXPECTED_RETURN_PERCENT = 7;
const MOST = 3;

/** Debts against investing, by rate; the higher one decides. */
export function debtOrInvest(financialData: FinancialData): Said {
  const owed = debtFacts(financialData);
  if (owed.length === 0)
    return say`You have no debt, so anything you can spare is free to be invested.`;
  const [dearest] = owed.filter(({ rate }) => rate !== null);
  if (!dearest?.rate || !dearest.balance)
    return say`I do not know the interest rate of your debts, so I cannot compare.`;
  const { name, balance, rate } = dearest;
  const isDear = rate.value > EXPECTED_RETURN_PERCENT;
  const reckoned = `the ${EXPECTED_RETURN_PERCENT}% that long-term investing is often reckoned with`;
  const rule = isDear
    ? `That is more than ${reckoned}, so paying it down comes first.`
    : `That is not more than ${reckoned}, so investing beside the regular payments can make sense.`;
  return say`Your dearest debt is ${name}: ${balance} at ${rate} a year. ${rule} This is information, not advice.`;
}

/** Where the user could save money, from what the rules find. */
export function saveMore(financialData: FinancialData): Said {
  const found = drafts(financialData).slice(0, MOST);
  if (found.length === 0)
    return say`Nothing stands out: no budget is used up and no price has risen.`;
  return joined(
    found.map(({ title, message }) => say`${title}. ${message}`),
    ' ',
  );
}

/** Whether an amount fits: cash now, what recurs in the 30 days ahead, and what is left of it. */
export function affordable(financialData: FinancialData, amount: Cents): Said {
  const cash = cashFact(financialData);
  if (cash.query.of === 'holdings' && cash.query.ids.length === 0)
    return say`You have no checking or savings account here, so I cannot tell.`;
  const { bills, deposits } = aheadFacts(financialData);
  const left = leftAfter([cash, bills, deposits], amount);
  const verdict =
    left.value < 0 ? 'That is more than you have.' : 'It fits, as far as recurring money tells.';
  return say`You have ${cash} in checking and savings. In the next 30 days ${bills} of recurring payments go out and ${deposits} of recurring deposits come in. After ${formatUsd(amount)} that leaves ${left}. ${verdict} This is information, not advice.`;
}

function leftAfter(
  [cash, bills, deposits]: readonly [MoneyFact, MoneyFact, MoneyFact],
  amount: Cents,
): MoneyFact {
  const expected = subtract(add(cash.value, deposits.value), amount);
  return {
    id: 'left_after',
    unit: 'cents',
    value: subtract(expected, bills.value),
    label: 'Left in 30 days',
    query: { of: 'screen', path: '/cashflow' },
  };
}

/** How the operator of this site turns a model on. */
export const SET_UP =
  'AI features need an OpenAI API key on the server (OPENAI_API_KEY). Until there is one, I answer from your data with fixed rules: spending, largest payments, balances, net worth and where you could save.';
