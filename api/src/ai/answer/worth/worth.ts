import {
  accountTypeFacts,
  addMonths,
  countedAccounts,
  countedLiabilities,
  type FinancialData,
  type IsoMonth,
  missingAssets,
  monthLabel,
  monthOf,
  type NetWorthPoint,
  netWorth,
  netWorthParts,
} from '@halyard/shared-contracts/finance';
import { abs, type Cents, formatUsd, subtract } from '@halyard/shared-contracts/money';
import { worthFacts } from '../../fact/balance-facts';
import { type FiguredText, say } from '../../fact/figured-text';
import { listed } from '../../fact/listed';
import type { AnswerRequest } from '../answer-request';
import { holdings, money, screen } from '../facts';
import { chart, type Part, sentence, table } from '../parts';

const HOME = screen('/');

function moved(change: Cents, start: string): FiguredText {
  if (change === 0) return say`It did not change since ${start}.`;
  const size = money('change of net worth', abs(change), HOME);
  return say`It ${change > 0 ? 'rose' : 'fell'} by ${size} since ${start}.`;
}

const pointOf = ({ netWorthHistory }: FinancialData, month: IsoMonth) =>
  netWorthHistory.find(({ date }) => date === month);

function then({ financialData }: AnswerRequest, month: IsoMonth): Part[] {
  const point = pointOf(financialData, month);
  if (!point)
    return [sentence(say`Your net worth at the end of ${monthLabel(month)} is not known.`)];
  const value = money('earlier net worth', point.value, HOME);
  const before = pointOf(financialData, addMonths(month, -1));
  const change = before
    ? [
        sentence(
          moved(subtract(point.value, before.value), `the end of ${monthLabel(before.date)}`),
        ),
      ]
    : [];
  return [
    sentence(say`At the end of ${monthLabel(month)} your net worth was ${value}.`),
    ...change,
  ];
}

/** Returns the month of the net worth for a past period. Its first day alone means the end of the month before. */
function monthOver({ financialData, query, period: { from, to } }: AnswerRequest): IsoMonth | null {
  if (query.period === null || query.measure !== 'net_worth' || to === null) return null;
  const at = monthOf(to);
  if (at >= monthOf(financialData.today)) return null;
  const isFirstDay = from === to && to.endsWith('-01');
  return isFirstDay ? addMonths(at, -1) : at;
}

/** Compares with the month before the period, or else with the first known month. */
function since(request: AnswerRequest, value: Cents): Part[] {
  const {
    financialData,
    period: { from },
  } = request;
  const [first] = financialData.netWorthHistory;
  if (!first || first.date === monthOf(financialData.today))
    return [sentence(say`No earlier net worth is known.`)];
  const before = from === null ? null : addMonths(monthOf(from), -1);
  const point = before === null ? undefined : pointOf(financialData, before);
  const { date, value: earlier } = point ?? first;
  const which = point ? '' : ', the first month that is known';
  return [
    sentence(moved(subtract(value, earlier), `the end of ${monthLabel(date)}${which}`)),
    ...partsSince(request, point ?? first),
  ];
}

const HEADS = ['Account', 'Change', 'Before', 'Today'];

/** Divides the change by account and debt, if a question asks for that. */
function partsSince(
  { financialData, query }: AnswerRequest,
  point: NetWorthPoint | undefined,
): Part[] {
  const parts = query.split === 'account' && point ? netWorthParts(financialData, point) : null;
  const [first] = parts ?? [];
  if (!parts || !first) return [];
  const cell = (label: string, value: Cents, id: string) =>
    say`${money(label, value, holdings([id]))}`;
  const way = first.change > 0 ? 'raised' : 'lowered';
  return [
    sentence(
      say`${first.name} ${way} it the most, by ${money('largest change', abs(first.change), holdings([first.id]))}.`,
    ),
    table(
      'What changed your net worth, debts below zero',
      HEADS,
      parts.map(({ id, name, change, before, now }) => [
        say`${name}`,
        say`${formatUsd(change, { plus: true })}`,
        cell('before', before, id),
        cell('today', now, id),
      ]),
    ),
  ];
}

function movement(request: AnswerRequest, value: Cents): Part[] {
  const { financialData, query } = request;
  if (query.period !== null && query.measure === 'net_worth') return since(request, value);
  const { move } = worthFacts(financialData);
  if (!move) return [];
  const before = financialData.netWorthHistory.at(-2);
  return [sentence(moved(move.amount.value, 'the month before')), ...partsSince(request, before)];
}

/** 'Not counting the house' leaves out the house and the mortgage on it, if both have the name. */
function worthOfTheRest({ financialData, subject: { without } }: AnswerRequest): Part[] {
  const out = new Set(without.holdings.map(({ id }) => id));
  const held = countedAccounts(financialData.accounts).filter(({ id }) => !out.has(id));
  const owed = countedLiabilities(financialData.liabilities).filter(({ id }) => !out.has(id));
  const rest = holdings([...held, ...owed].map(({ id }) => id));
  const value = money('net worth of the rest', netWorth(held, owed), rest);
  return [sentence(say`Without ${without.label}, your net worth is ${value}.`)];
}

export function worth(request: AnswerRequest): Part[] {
  const { financialData, query } = request;
  if (query.measure === 'net_worth' && request.subject.without.holdings.length > 0)
    return worthOfTheRest(request);
  const { assets: owned, debt, worth: value } = worthFacts(financialData);
  const over = monthOver(request);
  if (over !== null)
    return [
      ...then(request, over),
      sentence(say`Today it is ${value}.`),
      ...history(financialData),
    ];
  return [
    sentence(say`Your net worth is ${value}: ${owned} in assets minus ${debt} of debt.`),
    ...withoutValue(financialData),
    ...movement(request, value.value),
    ...(query.measure === 'net_worth' ? history(financialData) : []),
  ];
}

/** A debt counts in full although nobody has entered what it paid for. */
function withoutValue({ source, accounts, liabilities }: FinancialData): Part[] {
  const types = source === 'own' ? missingAssets(accounts, liabilities) : [];
  const missing = types.map((type) => accountTypeFacts(type).label);
  const names = listed(missing.map((label) => label.toLowerCase()));
  return missing.length === 0
    ? []
    : [
        sentence(
          say`No value of your ${names} is known here, so only the ${missing.length === 1 ? 'debt on it counts' : 'debts on them count'}.`,
        ),
      ];
}

const FEWEST_POINTS = 3;

function history({ netWorthHistory }: FinancialData): Part[] {
  if (netWorthHistory.length < FEWEST_POINTS) return [];
  const points = netWorthHistory.map(({ date, value }) => ({ label: monthLabel(date), value }));
  return chart({ form: 'line', caption: 'Net worth by month', points });
}
