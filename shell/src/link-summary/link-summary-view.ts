import {
  countWords,
  type Account,
  type Category,
  type IsoDate,
  type Liability,
  recurringStreams,
  type RecurringStream,
  spokenDay,
  type Transaction,
} from '@halyard/shared-contracts/finance';

interface SummaryRow {
  readonly count: string;
  readonly detail: string;
  readonly to: string;
}

interface LinkSummaryView {
  readonly title: string;
  readonly rows: readonly SummaryRow[];
}

interface LinkSummaryData {
  readonly accounts: readonly Account[];
  readonly liabilities: readonly Liability[];
  readonly transactions: readonly Transaction[];
  readonly today: IsoDate;
}

function nextOf(streams: readonly RecurringStream[], none: string): string {
  const next = streams.toSorted((a, b) => a.nextDate.localeCompare(b.nextDate))[0];
  return next ? `Next: ${next.merchant}, ${spokenDay(next.nextDate)}` : none;
}

function banksOf(entries: readonly { readonly institution: string }[]): string {
  return [...new Set(entries.map(({ institution }) => institution))].join(', ');
}

/** Money set aside is no bill. */
const SET_ASIDE: ReadonlySet<Category> = new Set<Category>(['Savings', 'Investments']);

const isBill = ({ direction, category }: RecurringStream): boolean =>
  direction === 'out' && !SET_ASIDE.has(category);

/** Interest is no payday. */
const UNEARNED: ReadonlySet<Category> = new Set<Category>(['Interest Income', 'Dividends']);

const isPayday = ({ direction, category }: RecurringStream): boolean =>
  direction === 'in' && !UNEARNED.has(category);

export function linkSummaryView({
  accounts,
  liabilities,
  transactions,
  today,
}: LinkSummaryData): LinkSummaryView {
  const linked = [...accounts, ...liabilities].filter(({ source }) => source === 'bank');
  const streams = recurringStreams(transactions, today).filter(({ missed }) => !missed);
  const bills = streams.filter(isBill);
  const paydays = streams.filter(isPayday);
  const rows = [
    { count: countWords(linked.length, 'account'), detail: banksOf(linked), to: '/accounts' },
    {
      count: countWords(bills.length, 'bill'),
      detail: nextOf(bills, 'None found yet'),
      to: '/cashflow',
    },
    {
      count: countWords(paydays.length, 'payday'),
      detail: nextOf(paydays, 'None found yet'),
      to: '/income',
    },
  ];
  return { title: `${rows.map(({ count }) => count).join(', ')} – is this right?`, rows };
}
