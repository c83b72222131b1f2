import {
  comparedDays,
  monthOf,
  netCashFlow,
  totalIncome,
  totalSpending,
} from '@halyard/shared-contracts/finance';
import { abs, add, type Cents } from '@halyard/shared-contracts/money';
import type { Fact, MoneyFact } from '../../fact/fact';
import { type FiguredText, say } from '../../fact/figured-text';
import type { Period } from '../../understand/time/periods';
import { periodOf } from '../period/period-of';
import { averageOf } from './average';
import { budgetLeft } from '../plan-ahead/budget';
import { type AnswerRequest, isOfEverything, type Rows, rowsIn } from '../answer-request';
import { money, number, screen } from '../facts';
import { chart, type Part, sentence } from '../parts';
import { inKnown } from '../period/known-time';
import { inPeriod, isMonth, periodName } from '../period/period-words';
import {
  reasonNotCompared,
  isYear,
  sameDaysOfUnit,
  sameDaysOfYear,
} from './compared/compared-time';
import { changesTable, type Side } from './compared/changes';
import { type Kind, OF_TIME, splitTable, TOTALS } from './split';
import { byMonth } from './by-month';
import { averageOfSameDays } from './compared/same-days-average';
import { difference, inPercent } from './compared/difference';
import { latestBefore } from './latest';
import { asideOf, putAside, putAsideInBoth } from './put-aside';
import { foundInstead } from './found-instead';
import { transfersToMerchants } from './transfers-to-merchants';
import { onSubject } from '../subject';

/** Returns 'one transaction' or '3 transactions'. */
export const times = (count: number, one: string, query: Fact['query']): FiguredText =>
  count === 1 ? say`one ${one}` : say`${number(one, 'count', count, query)} ${one}s`;

function totalSentence(request: AnswerRequest, kind: Kind, { rows, query }: Rows): FiguredText {
  const total = money(kind, TOTALS[kind](rows), query);
  const about = onSubject(request.subject);
  const when = inKnown(request, request.period);
  if (kind === 'income') {
    // 'On Fridays' is a time.
    const from = about.replace(/^ (?:at|on) (?!\w+days\b)/, ' from ');
    return rows.length === 0
      ? say`You received nothing${from} ${when}.`
      : say`You received ${total}${from} ${when}, in ${times(rows.length, 'deposit', query)}.`;
  }
  if (rows.length === 0 && request.subject.categories.includes('Loan Interest'))
    return say`No interest${about.replace(/ on Loan Interest/, '')} shows in your transactions ${when}. What a payment of a card or a loan holds of it is known only where the lender reports it.`;
  return rows.length === 0
    ? say`You spent nothing${about} ${when}.`
    : say`You spent ${total}${about} ${when}, in ${times(rows.length, 'transaction', query)}.`;
}

function comparedWithPeriod(
  request: AnswerRequest,
  kind: Kind,
  found: Rows,
  period: Period,
): Part[] {
  const unknown = reasonNotCompared(request, period);
  if (unknown.length > 0) return unknown;
  const now = TOTALS[kind](found.rows);
  const earlier = rowsIn(request, kind, period);
  const before = money(kind, TOTALS[kind](earlier.rows), earlier.query);
  return [
    sentence(difference(now, before, inPeriod(period))),
    ...(request.query.compare ? inPercent(now, before) : []),
    ...(request.query.compare && kind === 'spending' && isOfEverything(request)
      ? putAsideInBoth(found, earlier, inPeriod(period))
      : []),
    ...(request.query.compare && !request.query.split
      ? sideBySide(request, kind, [now, before.value], period)
      : []),
    ...changes(request, kind, found, { found: earlier, period }),
  ];
}

function sideBySide(
  request: AnswerRequest,
  kind: Kind,
  [now, before]: [Cents, Cents],
  period: Period,
) {
  const points = [
    { label: periodName(period), value: before },
    { label: periodName(request.period), value: now },
  ];
  const isEarlier = (period.from ?? '') <= (request.period.from ?? '');
  return chart({
    form: 'bars',
    caption: `${kind === 'income' ? 'Income' : 'Spending'}${onSubject(request.subject)} compared`,
    points: isEarlier ? points : points.toReversed(),
  });
}

function changes(request: AnswerRequest, kind: Kind, found: Rows, before: Side): Part[] {
  const { split, top: most, order } = request.query;
  if (!split || OF_TIME.has(split)) return [];
  const now = { found, period: request.period };
  return changesTable({ kind, split, most, order }, now, before, request.financialData);
}

/** A comparison shows the split of the changes instead of this one. */
const splitOf = (request: AnswerRequest, kind: Kind, found: Rows): Part[] => {
  const { split, compare } = request.query;
  const isInChanges = compare?.with === 'period' && split !== null && !OF_TIME.has(split);
  return split && !isInChanges ? splitTable(request, kind, split, found) : [];
};

function comparedWithAverage(request: AnswerRequest, kind: Kind, found: Rows): Part[] {
  const average = isMonth(request.period) ? averageOf(request, kind, request.period.from) : null;
  if (!average) return [sentence(say`There is no earlier month to compare with.`)];
  const now = TOTALS[kind](found.rows);
  const soFar = averageOfSameDays(request, kind, average);
  if (soFar) return [sentence(difference(now, soFar.fact, soFar.where))];
  return [
    sentence(difference(now, average.fact, `the monthly average of ${periodName(average.period)}`)),
  ];
}

/** Returns null if the period is not a month. */
function monthBefore({ period, calendar: { today } }: AnswerRequest): Period | null {
  return isMonth(period) && period.from ? comparedDays(monthOf(period.from), today) : null;
}

/** Limits an earlier month to the same days as the month in progress. */
export function sameDays(request: AnswerRequest, period: Period): Period {
  if (isYear(period) && isYear(request.period)) return sameDaysOfYear(request, period);
  const part = sameDaysOfUnit(request, period);
  if (part) return part;
  const now = request.period;
  if (!isMonth(now) || !isMonth(period) || !now.from || !period.from || period.from > now.from)
    return period;
  return comparedDays(monthOf(now.from), request.calendar.today, monthOf(period.from));
}

/** Compares with the time that the question names, or else compares a month with the month before. */
function comparison(request: AnswerRequest, kind: Kind, found: Rows): Part[] {
  const { compare, split } = request.query;
  if (compare?.with === 'period')
    return comparedWithPeriod(request, kind, found, sameDays(request, periodOf(compare.period)));
  if (compare?.with === 'average') return comparedWithAverage(request, kind, found);
  if (compare?.with === 'budget') return budgetLeft(request);
  const before = split ? null : monthBefore(request);
  const hasBefore = before !== null && rowsIn(request, kind, before).rows.length > 0;
  return hasBefore ? comparedWithPeriod(request, kind, found, before) : [];
}

/** Which part changed the most is not known if the earlier time is not known as a whole. */
function unknownChanges({ query, ...rest }: AnswerRequest): Part[] {
  const isRanked = query.split !== null && query.order !== null && query.compare?.with === 'period';
  if (!isRanked || query.compare?.with !== 'period') return [];
  const request = { query, ...rest };
  return reasonNotCompared(request, sameDays(request, periodOf(query.compare.period)));
}

export function spending(request: AnswerRequest): Part[] {
  const { subject, query } = request;
  const unknown = unknownChanges(request);
  if (unknown.length > 0) return unknown;
  const isWhole = subject.label === '' && !query.split && !query.compare;
  const isOfAll = isOfEverything(request) && !query.compare;
  const found = rowsIn(request, 'spending', request.period);
  return [
    sentence(totalSentence(request, 'spending', found)),
    ...(found.rows.length === 0
      ? [
          ...transfersToMerchants(request),
          ...latestBefore(request, 'spending'),
          ...foundInstead(request),
        ]
      : []),
    ...(isOfAll ? putAside(found) : []),
    ...comparison(request, 'spending', found),
    ...splitOf(request, 'spending', found),
    ...(isWhole
      ? splitTable({ ...request, query: { ...query, top: 3 } }, 'spending', 'category', found)
      : []),
  ];
}

export function income(request: AnswerRequest): Part[] {
  const found = rowsIn(request, 'income', request.period);
  return [
    sentence(totalSentence(request, 'income', found)),
    ...(found.rows.length === 0 ? latestBefore(request, 'income') : []),
    ...comparison(request, 'income', found),
    ...splitOf(request, 'income', found),
  ];
}

export function incomeAgainstSpending(request: AnswerRequest): Part[] {
  if (request.query.split === 'month') return byMonth(request);
  const whole = { financialData: request.financialData, subject: request.subject };
  const earned = rowsIn(whole, 'income', request.period);
  const spent = rowsIn(whole, 'spending', request.period);
  const moneyIn = money('income', totalIncome(earned.rows), earned.query);
  const moneyOut = money('spending', totalSpending(spent.rows), spent.query);
  const net = netCashFlow(moneyIn.value, moneyOut.value);
  const left = money('net cash flow', abs(net), screen('/cashflow'));
  const when = inKnown(request, request.period);
  const aside = asideOf(spent);
  if (aside.value > 0)
    return [
      sentence(
        say`You received ${moneyIn} and spent ${moneyOut} ${when}, ${aside} of it put aside. ${leftBesides(net, aside)}`,
      ),
    ];
  const verdict =
    net === 0
      ? say`Nothing was left and nothing was missing.`
      : net > 0
        ? say`You had ${left} left over.`
        : say`You spent ${left} more than you received.`;
  return [sentence(say`You received ${moneyIn} and spent ${moneyOut} ${when}. ${verdict}`)];
}

/** What is put aside counts as spending (P2-2.budget-9), but nobody has spent it. */
function leftBesides(net: Cents, aside: MoneyFact): FiguredText {
  const before = add(net, aside.value);
  const [rest, after] = [before, net].map((value) =>
    money('net cash flow', abs(value), screen('/cashflow')),
  );
  if (before < 0)
    return say`Without what you put aside, you spent ${rest!} more than you received, and with it ${after!} more.`;
  return net >= 0
    ? say`Without what you put aside, you had ${rest!} left over, and with it ${after!}.`
    : say`Without what you put aside, you had ${rest!} left over. With it, ${after!} more went out than came in.`;
}
