import { countedLiabilities, type Household } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import { advice } from '../../finance/insight/advice';
import { findings } from '../../finance/insight/findings';

/** What long-term investing is often reckoned with, in percent a year; a debt above it is paid first. */
const EXPECTED_RETURN_PERCENT = 7;
const MOST = 3;

/** Debts against investing, by rate; the higher one decides. */
export function debtOrInvest({ liabilities }: Household): string {
  const owed = countedLiabilities(liabilities).filter((each) => each.balance > 0);
  if (owed.length === 0)
    return 'You have no debt, so anything you can spare is free to be invested.';
  const rated = owed.flatMap(({ name, balance, aprPercent }) =>
    aprPercent === null ? [] : [{ name, balance, aprPercent }],
  );
  const [dearest] = rated.sort((a, b) => b.aprPercent - a.aprPercent);
  if (!dearest) return 'I do not know the interest rate of your debts, so I cannot compare.';
  const { name, balance, aprPercent } = dearest;
  const rule = `Your dearest debt is ${name}: ${formatUsd(balance)} at ${aprPercent}% a year.`;
  return aprPercent > EXPECTED_RETURN_PERCENT
    ? `${rule} That is more than the ${EXPECTED_RETURN_PERCENT}% that long-term investing is often reckoned with, so paying it down comes first. This is information, not advice.`
    : `${rule} That is not more than the ${EXPECTED_RETURN_PERCENT}% that long-term investing is often reckoned with, so investing beside the regular payments can make sense. This is information, not advice.`;
}

/** Where money could be kept, from what the rules find. */
export function saveMore(household: Household): string {
  const found = findings(household)
    .slice(0, MOST)
    .map((finding) => advice(finding));
  if (found.length === 0) return 'Nothing stands out: no budget is used up and no price has risen.';
  return found.map(({ title, message }) => `${title}. ${message}`).join(' ');
}

/** How the operator of this site turns a model on. */
export const SET_UP =
  'AI features need an OpenAI API key on the server (OPENAI_API_KEY). Until there is one, I answer from your data with fixed rules: spending, largest payments, balances, net worth and where you could save.';
