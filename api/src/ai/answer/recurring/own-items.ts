import {
  addDays,
  type IsoDate,
  type Occurrence,
  openOccurrences,
  type UpcomingPayment,
} from '@halyard/shared-contracts/finance';
import { abs, type Cents } from '@halyard/shared-contracts/money';
import { type FiguredText, say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import type { AnswerRequest } from '../answer-request';
import { date, money, screen } from '../facts';

const CASH_FLOW = screen('/cashflow');

/** The amount is positive. */
export interface ExpectedLine {
  readonly date: IsoDate;
  readonly amount: Cents;
  readonly line: FiguredText;
}

/** Scheduled items have no category, so a question about one gets none of them. */
export function ownItems(
  { financialData, subject }: AnswerRequest,
  direction: 'in' | 'out',
  days: number,
): Occurrence[] {
  const { categories, merchants, holdings } = subject;
  if (categories.length + merchants.length + holdings.length > 0) return [];
  const { scheduled, transactions, today } = financialData;
  return openOccurrences(scheduled, transactions, today, addDays(today, days)).filter(
    ({ item }) => item.amount < 0 === (direction === 'out'),
  );
}

export const ownLine = ({ item, date: day }: Occurrence): ExpectedLine => {
  const amount = abs(item.amount);
  return {
    date: day,
    amount,
    line: say`${shownMerchant(item.name)}: ${money('expected', amount, CASH_FLOW)} on ${date('expected day', day, CASH_FLOW)}`,
  };
};

export const paymentLine = ({ stream, date: day, amount }: UpcomingPayment): ExpectedLine => {
  const rows = { of: 'transactions', ids: stream.transactionIds } as const;
  return {
    date: day,
    amount,
    line: say`${shownMerchant(stream.merchant)}: ${money('expected', amount, rows)} around ${date('expected day', day, rows)}`,
  };
};

export const soonestFirst = (lines: readonly ExpectedLine[]): ExpectedLine[] =>
  lines.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
