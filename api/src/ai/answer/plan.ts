import {
  accountTypeFacts,
  countedAccounts,
  type FinancialData,
  healthInsights,
  lostPoints,
  monthLabel,
  monthOf,
  score as scoreOf,
  type ScoreFactor,
  type ScoreFactorKey,
  scoreFactors,
  tenths,
} from '@halyard/shared-contracts/finance';
import { type Cents, scale, subtract, sum } from '@halyard/shared-contracts/money';
import { type FiguredText, say } from '../fact/figured-text';
import { listed } from '../fact/listed';
import { drafts } from '../insight/drafts';
import type { AnswerRequest } from './answer-request';
import { balance } from './balances';
import { holdings as heldQuery, money, number, screen } from './facts';
import { link, list, type Part, sentence } from './parts';
import { possibleDoubleCharges } from './spending/charged-twice';

const missing = (amount: Cents): Part =>
  sentence(say`${money('missing', amount, screen('/wealth-plan'))} is missing.`);

/** Says whether the savings cover as many months as the question names. */
function coversMonths(asked: number, saved: Cents, months: number): Part[] {
  const needed = scale(saved, asked / months);
  const words = asked === 1 ? 'month' : 'months';
  const needs = money('needed', needed, screen('/wealth-plan'));
  const rest = money('not covered', subtract(needed, saved), screen('/wealth-plan'));
  return [
    sentence(
      needed <= saved
        ? say`Yes, that covers ${String(asked)} ${words}, which would take about ${needs}.`
        : say`For ${String(asked)} ${words}, it would take about ${needs}, so ${rest} is missing.`,
    ),
  ];
}

export function emergencyFund({ financialData, query }: AnswerRequest): Part[] {
  const found = healthInsights(financialData).find(({ kind }) => kind === 'emergency_fund');
  if (found?.kind !== 'emergency_fund')
    return [sentence(say`There is no spending yet to measure your savings by.`)];
  const saved = money('savings', found.saved, screen('/wealth-plan'));
  const target = money('target', found.target, screen('/wealth-plan'));
  const months = number('months', 'months', tenths(found.months), screen('/wealth-plan'));
  const asked =
    query.target === null || found.months <= 0
      ? []
      : coversMonths(query.target, found.saved, found.months);
  return [
    sentence(
      say`Your emergency savings of ${saved} would cover ${months} ${tenths(found.months) === 1 ? 'month' : 'months'} of spending without any income.`,
    ),
    ...asked,
    sentence(say`The target of your wealth plan is ${target}.`),
    ...(asked.length === 0 && found.saved < found.target
      ? [missing(subtract(found.target, found.saved))]
      : []),
  ];
}

export const FACTORS: Readonly<Record<ScoreFactorKey, string>> = {
  debt_to_income: 'Debt to income',
  savings_rate: 'Savings rate',
  payment_history: 'Payment history',
  credit_utilization: 'Credit utilization',
  emergency_fund: 'Emergency fund',
  investment_diversity: 'Investment diversity',
};

export function score({ financialData }: AnswerRequest): Part[] {
  const factors = scoreFactors(financialData);
  const value = scoreOf(factors);
  const home = screen('/');
  if (value === null) return [sentence(say`There is not enough data for a score yet.`)];
  const lost = new Map(lostPoints(factors).map(({ key, lost: points }) => [key, points]));
  const lines = factors
    .toSorted((a, b) => (lost.get(b.key) ?? 0) - (lost.get(a.key) ?? 0) || a.score - b.score)
    .map(({ key, score: points }): FiguredText => {
      const fact = number(key, 'count', Math.round(points), home);
      const takes = tenths(lost.get(key) ?? 0);
      return takes > 0
        ? say`${FACTORS[key]}: ${fact} of 100, which takes ${String(takes)} off the score`
        : say`${FACTORS[key]}: ${fact} of 100`;
    });
  const fact = number('score', 'count', value, home);
  return [
    sentence(say`Your score is ${fact} of 100. Its parts, with what takes the most first:`),
    list(lines),
    ...scoreMoves(financialData, factors, value),
  ];
}

/** Says which parts moved the score since the month before. */
function scoreMoves(
  { scoreHistory, today }: FinancialData,
  factors: readonly ScoreFactor[],
  value: number,
): Part[] {
  const before = scoreHistory.findLast(({ date }) => date < monthOf(today));
  if (!before?.factors) return [];
  const then = new Map(before.factors.map(({ key, lost }) => [key, lost]));
  const moves = lostPoints(factors)
    .map(({ key, lost }) => ({ key, by: tenths((then.get(key) ?? lost) - lost) }))
    .filter(({ by }) => by !== 0)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const was = say`At the end of ${monthLabel(before.date)} it was ${String(before.score)}.`;
  return before.score === value || moves.length === 0
    ? [sentence(was)]
    : [
        sentence(say`${was} These parts moved it, in points:`),
        list(
          moves.map(
            ({ key, by }) => say`${FACTORS[key]}: ${by > 0 ? '+' : '−'}${String(Math.abs(by))}`,
          ),
        ),
      ];
}

const MOST_HOLDINGS = 10;

function investedInAll({ accounts }: FinancialData): Part[] {
  const invested = countedAccounts(accounts).filter(
    ({ type }) => accountTypeFacts(type).isInvested,
  );
  if (invested.length === 0) return [];
  const total = money(
    'investments',
    sum(invested.map((each) => each.balance)),
    heldQuery(invested.map(({ id }) => id)),
  );
  const names = listed(invested.map(({ name }) => name));
  return [sentence(say`Your investment accounts hold ${total}: ${names}.`)];
}

export function holdings(request: AnswerRequest): Part[] {
  const { financialData, subject } = request;
  const ids = new Set(subject.holdings.map(({ id }) => id));
  const found = financialData.holdings
    .filter(
      ({ accountId, currency }) => currency === 'USD' && (ids.size === 0 || ids.has(accountId)),
    )
    .toSorted((a, b) => b.value - a.value);
  if (found.length === 0) {
    return ids.size > 0
      ? balance(request)
      : [...investedInAll(financialData), sentence(say`No account lists what it holds.`)];
  }
  const accountIds = [...new Set(found.map(({ accountId }) => accountId))];
  const total = money('holdings', sum(found.map(({ value }) => value)), heldQuery(accountIds));
  const lines = found
    .slice(0, MOST_HOLDINGS)
    .map(
      ({ name, value, accountId }) =>
        say`${name}: ${money('value', value, heldQuery([accountId]))}`,
    );
  const word = found.length === 1 ? 'holding is' : 'holdings are';
  return [
    ...(ids.size === 0 ? investedInAll(financialData) : []),
    sentence(say`Your ${String(found.length)} ${word} worth ${total}.`),
    list(lines),
  ];
}

const MOST_IDEAS = 3;

export function saveMore(request: AnswerRequest): Part[] {
  const found = drafts(request.financialData).slice(0, MOST_IDEAS);
  const twice = possibleDoubleCharges(request);
  if (found.length + twice.length === 0)
    return [sentence(say`Nothing stands out: no budget is used up and no price has risen.`)];
  return [
    ...(found.length === 0
      ? []
      : [
          sentence(say`This is what stands out in your figures:`),
          list(found.map(({ title, message }) => say`${title}. ${message}`)),
        ]),
    ...twice,
    link('Open your wealth plan', '/wealth-plan'),
  ];
}
