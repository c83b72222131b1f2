import { safeToSpend, type SafeToSpend } from '@halyard/shared-contracts/finance';
import { cents, formatUsd, negate, sum } from '@halyard/shared-contracts/money';
import { cashFact } from '../fact/balance-facts';
import { type Said, say } from '../fact/said';
import { shownMerchant } from '../privacy/merchant-text';
import type { Asked } from './asked';
import { date, money, screen } from './facts';
import { list, type Part, questions, sentence } from './parts';

const HOME = screen('/');
const CASH_FLOW = screen('/cashflow');
const MOST_PARTS = 12;
const NO_CASH = say`You have no checking or savings account here, so nobody can say what fits.`;

const dueOn = ({ label, date: day }: SafeToSpend['parts'][number]): Said =>
  day === null
    ? say`${label}`
    : say`${shownMerchant(label)}, around ${date('expected day', day, CASH_FLOW)}`;

/** What the amount is made of; those beyond the longest list are one line. */
function partLines({ parts }: SafeToSpend): Said[] {
  const rest = parts.slice(MOST_PARTS);
  const lines = parts
    .slice(0, MOST_PARTS)
    .map((part) => say`${dueOn(part)}: ${money('part', part.amount, CASH_FLOW)}`);
  if (rest.length === 0) return lines;
  const others = money('other parts', sum(rest.map(({ amount }) => amount)), CASH_FLOW);
  return [...lines, say`Everything else: ${others}`];
}

function safeLine({ amount, until }: SafeToSpend): Said {
  const lastDay = date('until', until, HOME);
  if (amount < 0) {
    const missing = money('missing', negate(amount), HOME);
    return say`Until ${lastDay}, nothing looks safe to spend: what is expected, with room for surprises, is ${missing} more than you have.`;
  }
  return say`Until ${lastDay}, about ${money('safe to spend', amount, HOME)} looks safe to spend.`;
}

function verdict({ amount }: SafeToSpend, price: number, cash: number): Said {
  const asked = formatUsd(cents(price));
  if (price > cash) return say`${asked} is more than your cash.`;
  if (amount < 0) return say`So ${asked} does not fit right now.`;
  if (price > amount) return say`${asked} is more than that.`;
  return say`${asked} fits.`;
}

/** Whether a price fits into what home calls safe to spend. */
export function affordability({ financialData, query }: Asked): Part[] {
  if (query.amount === null)
    return [
      sentence(say`Which price is it? Ask again with the amount.`),
      questions('For example', [
        'Can I afford $100?',
        'Can I afford $500?',
        'Can I afford $2,000?',
      ]),
    ];
  const safe = safeToSpend(financialData);
  if (!safe) return [sentence(NO_CASH)];
  const cash = cashFact(financialData);
  return [
    sentence(
      say`You have ${cash} in checking and savings. ${safeLine(safe)} ${verdict(safe, query.amount, cash.value)}`,
    ),
    list(partLines(safe)),
    sentence(
      say`This is an estimate from your past payments, on top of what you usually spend. It is information, not advice.`,
    ),
  ];
}
