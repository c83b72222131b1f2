import {
  daysBetween,
  goalProgress,
  monthLabel,
  monthOf,
  promisedThisMonth,
  safeToSpend,
  type SafeToSpend,
  spendableAccounts,
} from '@halyard/shared-contracts/finance';
import {
  add,
  type Cents,
  cents,
  formatUsd,
  negate,
  scale,
  sum,
} from '@halyard/shared-contracts/money';
import { cashFact } from '../../fact/balance-facts';
import { type FiguredText, say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import type { AnswerRequest } from '../answer-request';
import { date, money, screen } from '../facts';
import { list, type Part, questions, sentence } from '../parts';
import { periodOf } from '../period/period-of';
import { monthsBetween } from './months-between';
import { basis } from './monthly-room';
import { recentFlow } from './recent-flow';

const HOME = screen('/');
const CASH_FLOW = screen('/cashflow');
const MOST_PARTS = 12;
const ESTIMATE = say`This is an estimate from your past payments, on top of what you usually spend and without large purchases that are not scheduled. It is information, not advice.`;
const LATER_ESTIMATE = say`This is an estimate from past months, and information, not advice.`;
const NO_CASH = say`You have no checking or savings account here, so nobody can say what fits.`;

const TOO_EARLY = say`Your account is known for less than four weeks here, which says too little about what comes next.`;

/** No cash account exists, or its history is too short. */
const unknown = ({ financialData }: AnswerRequest): Part[] => [
  sentence(spendableAccounts(financialData).held.length === 0 ? NO_CASH : TOO_EARLY),
];

const causeOf = ({ shortage }: SafeToSpend): FiguredText[] => {
  if (shortage === null) return [];
  const day = date('first day without enough', shortage.date, CASH_FLOW);
  switch (shortage.kind) {
    case 'overdrawn':
      return [say`Your balance is below zero today.`];
    case 'reserved':
      return [say`Your buffer and goals take more than you have today.`];
    case 'everyday':
      return [say`Everyday spending takes the rest by ${day}.`];
    default:
      return [
        say`The money that is left for spending runs out on ${day}, when ${shownMerchant(shortage.name ?? '')} is due.`,
      ];
  }
};

const dueOn = ({ label, date: day }: SafeToSpend['parts'][number]): FiguredText =>
  day === null
    ? say`${label}`
    : say`${shownMerchant(label)}, around ${date('expected day', day, CASH_FLOW)}`;

/** Lists the largest parts, and adds the others up in one line. */
function partLines({ parts }: SafeToSpend): FiguredText[] {
  const rest = parts.slice(MOST_PARTS);
  const lines = parts
    .slice(0, MOST_PARTS)
    .map((part) => say`${dueOn(part)}: ${money('part', part.amount, CASH_FLOW)}`);
  if (rest.length === 0) return lines;
  const others = money('other parts', sum(rest.map(({ amount }) => amount)), CASH_FLOW);
  return [...lines, say`Everything else: ${others}`];
}

function safeLine({ amount, until }: SafeToSpend): FiguredText {
  const lastDay = date('until', until, HOME);
  if (amount === 0)
    return say`Until ${lastDay}, nothing looks safe to spend: what you have is needed for what is expected, with room for surprises.`;
  if (amount < 0) {
    const missing = money('missing', negate(amount), HOME);
    return say`Until ${lastDay}, nothing looks safe to spend: what is promised and expected, with room for surprises, is ${missing} more than your checking and cash.`;
  }
  return say`Until ${lastDay}, about ${money('safe to spend', amount, HOME)} looks safe to spend.`;
}

/** Goals that nobody adds to ask for money that was not put aside before either. */
const isAnyGoalFed = ({ financialData }: AnswerRequest): boolean =>
  goalProgress(financialData).some(({ monthly, thisMonth }) => monthly > 0 || thisMonth > 0);

/** The price fits only with what the goals ask for. */
function instead(request: AnswerRequest, price: Cents, left: Cents): FiguredText {
  const { total } = promisedThisMonth(request.financialData);
  const asked = formatUsd(price);
  const goals = money('promised to goals', total, HOME);
  const rest = money('left without goals', left, HOME);
  return isAnyGoalFed(request)
    ? say`${asked} fits only if your goals wait: they ask for ${goals} this month, and without them ${rest} is left of checking and cash.`
    : say`${asked} fits if nothing goes to your goals: ${rest} is left of checking and cash then. They ask for ${goals} this month, and nothing was added to them lately.`;
}

function verdict(request: AnswerRequest, { amount }: SafeToSpend, price: Cents): FiguredText {
  const asked = formatUsd(price);
  if (price > cashFact(request.financialData).value) return say`${asked} is more than your cash.`;
  if (price <= amount) return say`${asked} fits.`;
  const { total } = promisedThisMonth(request.financialData);
  const left = add(amount, total);
  if (price <= left) return instead(request, price, left);
  if (left <= 0) return say`${asked} does not fit right now.`;
  const rest = money('left without goals', left, HOME);
  return total === 0
    ? say`${asked} is more than the ${rest} that looks safe to spend.`
    : say`${asked} does not fit right now: even without your goals, ${rest} of checking and cash is left.`;
}

/** A later price is compared with what is left in usual months until then. */
function later(request: AnswerRequest, price: Cents, { amount, until }: SafeToSpend): Part[] {
  const { financialData, query } = request;
  const from = query.period && periodOf(query.period).from;
  const months = from === null ? 0 : monthsBetween(monthOf(financialData.today), monthOf(from));
  const isSoon = query.period !== null && (periodOf(query.period).to ?? '9') <= until;
  // What fits now does not have to be saved first.
  if (from === null || isSoon || months < 1 || price <= amount) return [];
  const flow = recentFlow(request);
  if (!flow || flow.left <= 0)
    return [sentence(say`Nothing is left in a usual month to save for it.`)];
  const saved = money('saved until then', scale(flow.left, months), CASH_FLOW);
  const verb = price <= scale(flow.left, months) ? 'covers' : 'does not cover';
  return [
    sentence(
      say`If the months until ${monthLabel(monthOf(from))} are as usual, about ${saved} is left over by then, which ${verb} ${formatUsd(price)}.`,
    ),
    sentence(basis(flow)),
    sentence(say`You have ${cashFact(financialData)} in checking and savings now.`),
  ];
}

/** Nothing safe to spend because of goals is not the same as an overdraft. */
function withoutGoals({ financialData }: AnswerRequest, { amount }: SafeToSpend): FiguredText[] {
  const left = add(amount, promisedThisMonth(financialData).total);
  return amount < 0 && left >= 0
    ? [
        say`Without what is promised to your goals, ${money('left without goals', left, HOME)} would be left.`,
      ]
    : [];
}

/** The figure always lasts until the next pay, so the answer to a question about another day says so. */
function otherLimit({ query }: AnswerRequest, { until }: SafeToSpend): FiguredText[] {
  const asked = query.period && periodOf(query.period).to;
  if (asked === null || asked === until) return [];
  const day = date('requested day', asked, CASH_FLOW);
  return [
    say`This is worked out only until the day before your next pay, and not until ${day}. So it counts what is due in between.`,
  ];
}

/** Today counts as a day. */
function eachDay(
  { financialData: { today } }: AnswerRequest,
  { amount, until }: SafeToSpend,
): FiguredText[] {
  const days = daysBetween(today, until) + 1;
  if (amount <= 0 || days < 2) return [];
  const share = money('a day', cents(Math.floor(amount / days)), HOME);
  return [say`That is ${share} a day for the ${String(days)} days until then.`];
}

export function safe(request: AnswerRequest): Part[] {
  const { financialData } = request;
  const found = safeToSpend(financialData);
  if (!found) return unknown(request);
  const cash = cashFact(financialData);
  return [
    ...otherLimit(request, found).map(sentence),
    sentence(say`${safeLine(found)} You have ${cash} in checking and savings.`),
    ...eachDay(request, found).map(sentence),
    ...causeOf(found).map(sentence),
    ...withoutGoals(request, found).map(sentence),
    list(partLines(found)),
    sentence(ESTIMATE),
  ];
}

export function affordability(request: AnswerRequest): Part[] {
  const { financialData, query } = request;
  if (query.amount === null)
    return [
      sentence(say`Which price is it? Ask again with the amount.`),
      questions('For example', [
        'Can I afford $100?',
        'Can I afford $500?',
        'Can I afford $2,000?',
      ]),
    ];
  const found = safeToSpend(financialData);
  if (!found) return unknown(request);
  const price = cents(query.amount);
  const ahead = later(request, price, found);
  if (ahead.length > 0) return [...ahead, sentence(LATER_ESTIMATE)];
  return [
    sentence(verdict(request, found, price)),
    sentence(say`You have ${cashFact(financialData)} in checking and savings. ${safeLine(found)}`),
    list(partLines(found)),
    sentence(ESTIMATE),
  ];
}
