import {
  addDays,
  addMonths,
  firstDay,
  monthOf,
  type RecurringStream,
} from '@halyard/shared-contracts/finance';
import { billsCalendar } from '@halyard/shared-contracts/finance';
import { abs } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import type { AnswerRequest } from '../answer-request';
import { date, money, screen } from '../facts';
import { link, list, type Part, sentence } from '../parts';
import { forSubject } from '../subject';
import { item, streamsOf } from './recurring';

const CASH_FLOW = screen('/cashflow');
const OPEN = link('Open your cash flow', '/cashflow');
const MOST = 10;

/** /cashflow marks the same payments as missed. It looks back to the start of the month before. */
export function missedBills({ financialData }: AnswerRequest): Part[] {
  const { today } = financialData;
  const from = firstDay(addMonths(monthOf(today), -1));
  const missed = billsCalendar(financialData, { from, until: addDays(today, -1) }).filter(
    ({ status, kind }) => status === 'missed' && kind !== 'payday',
  );
  const since = date('since', from, CASH_FLOW);
  if (missed.length === 0)
    return [
      sentence(say`No expected payment since ${since} is missing from your transactions.`),
      OPEN,
    ];
  return [
    sentence(say`These payments were expected since ${since}, and no transaction shows them:`),
    list(
      missed
        .slice(0, MOST)
        .map(
          (each) =>
            say`${shownMerchant(each.name)}: ${money('expected', abs(each.amount), CASH_FLOW)} around ${date('expected day', each.date, CASH_FLOW)}`,
        ),
    ),
    OPEN,
  ];
}

const LATELY_MONTHS = 6;

/** A payment recurs only after some times, so the last half year is looked at. */
export function newBills(request: AnswerRequest): Part[] {
  const { financialData } = request;
  const first = financialData.transactions.at(-1)?.date;
  const from =
    (request.query.period === null ? null : request.period.from) ??
    firstDay(addMonths(monthOf(financialData.today), -LATELY_MONTHS));
  const firsts = new Map(financialData.transactions.map(({ id, date: day }) => [id, day]));
  const begun = ({ transactionIds }: RecurringStream) => firsts.get(transactionIds[0] ?? '');
  const since = date('since', from, CASH_FLOW);
  const found = streamsOf(request).filter((stream) => (begun(stream) ?? '') >= from);
  if (first !== undefined && first >= from)
    return [sentence(say`Your transactions are too young to tell which payments are new.`)];
  if (found.length === 0)
    return [
      sentence(say`No recurring payment${forSubject(request.subject)} began since ${since}.`),
      OPEN,
    ];
  return [
    sentence(say`These recurring payments${forSubject(request.subject)} began since ${since}:`),
    list(found.slice(0, MOST).map(item)),
    OPEN,
  ];
}

export function yearlyBills(request: AnswerRequest): Part[] {
  const found = streamsOf(request).filter(({ cadence }) => cadence === 'yearly');
  if (found.length === 0)
    return [
      sentence(say`Your transactions show no yearly payment${forSubject(request.subject)}.`),
      OPEN,
    ];
  return [
    sentence(say`These payments${forSubject(request.subject)} come once a year:`),
    list(found.slice(0, MOST).map(item)),
    OPEN,
  ];
}
