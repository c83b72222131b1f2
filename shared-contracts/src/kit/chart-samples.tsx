import { type ReactNode, useState } from 'react';
import { addDays, addMonths, isoDate, isoMonth, type MonthFlow } from '../finance';
import { type Cents, cents, fromDollars, ZERO } from '../money';
import {
  BalanceChart,
  CumulativeChart,
  DebtChart,
  MonthFlowChart,
  NetWorthChart,
  SharesPie,
} from '../ui/parts';
import { PLAIN_CHART_SAMPLES } from './plain-chart-samples';
import type { Sample } from './sample';

function Opening({ children }: { readonly children: (open: (what: string) => void) => ReactNode }) {
  const [opened, open] = useState('');
  return (
    <>
      {children(open)}
      <p role="status">{opened && `Opened ${opened}`}</p>
    </>
  );
}

const START = isoMonth('2024-01');
const MONTHS = Array.from({ length: 18 }, (_, index) => addMonths(START, index));

const HISTORY = MONTHS.map((date, index) => {
  const assets = fromDollars(512_000 + index * 4_100 + (index % 5) * 2_300);
  const liabilities = fromDollars(301_000 - index * 1_900);
  return { date, assets, liabilities, value: cents(assets - liabilities) };
});

const TODAY = isoDate('2025-06-15');

const dayBalance = (back: number): Cents =>
  fromDollars(4_200 + Math.round(1_900 * Math.sin(back / 9)) - (back % 30) * 45);

const daysUntil = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: addDays(TODAY, index + 1 - count),
    balance: dayBalance(count - index),
  }));

const EXPECTED = Array.from({ length: 30 }, (_, index) => ({
  date: addDays(TODAY, index + 1),
  balance: fromDollars(4_100 - index * 60 + (index > 14 ? 2_400 : 0)),
}));

const QUARTER = daysUntil(90);
const TEN_YEARS = daysUntil(3_650);

const around = (by: number): (Cents | null)[] => [
  ...QUARTER.map(() => null),
  ...EXPECTED.map(({ balance }, index) => cents(balance + by * (index + 1) * 40_00)),
];

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);
const spent = (daily: number, until: number) =>
  DAYS.map((day) => (day <= until ? fromDollars(day * daily + (day % 7) * 40) : null));

const payoff = (debt: number, monthly: number): Cents[] =>
  Array.from({ length: Math.ceil(debt / monthly) + 1 }, (_, index) =>
    fromDollars(Math.max(0, debt - index * monthly)),
  );

const NAMES = ['Rent', 'Groceries', 'Dining Out', 'Travel', 'Utilities', 'Shopping', 'Medical'];
const MORE = ['Pets', 'Phone', 'Gas', 'Fitness', 'Gifts & Donations'];

const SHARES = [...NAMES, ...MORE].map((name, index) => ({
  name,
  amount: fromDollars(1_800 / (index + 1)),
  percentage: Math.round(32 / (index + 1)),
}));

const FLOW: MonthFlow = {
  sources: [
    { merchant: 'Juniper Design Studio', amount: fromDollars(5_200) },
    { merchant: 'Interest', amount: fromDollars(12) },
  ],
  credits: [],
  shortfall: ZERO,
  uses: [
    { category: 'Rent', amount: fromDollars(1_900) },
    { category: 'Groceries', amount: fromDollars(640) },
    { category: 'Dining Out', amount: fromDollars(310) },
    { category: 'Utilities', amount: fromDollars(180) },
    { category: 'Gifts & Donations', amount: fromDollars(25) },
  ],
  takenBack: [],
  setAside: fromDollars(500),
  leftOver: fromDollars(1_657),
  income: fromDollars(5_212),
  spending: fromDollars(3_555),
};

const EXTREME: MonthFlow = {
  ...FLOW,
  sources: [{ merchant: 'A payer with a very long name that needs two lines', amount: cents(1) }],
  shortfall: fromDollars(12_345_678.99),
  uses: [{ category: 'Gifts & Donations', amount: fromDollars(12_345_679) }],
  setAside: ZERO,
  leftOver: ZERO,
};

export const CHART_SAMPLES: readonly Sample[] = [
  {
    title: 'Net worth chart',
    states: [
      {
        name: 'Eighteen months',
        content: (
          <Opening>
            {(open) => <NetWorthChart label="Net worth by month" history={HISTORY} onOpen={open} />}
          </Opening>
        ),
      },
      {
        name: 'One month',
        content: <NetWorthChart label="Net worth, one month" history={HISTORY.slice(0, 1)} />,
      },
      { name: 'Empty', content: <NetWorthChart label="Net worth, nothing yet" history={[]} /> },
    ],
  },
  {
    title: 'Balance chart',
    states: [
      {
        name: 'Past and expected, with a band and bills',
        content: (
          <BalanceChart
            label="Checking by day"
            days={QUARTER}
            expected={EXPECTED}
            band={{ name: 'Likely', low: around(-1), high: around(1) }}
            marks={[{ index: 30, text: 'Rent' }]}
          />
        ),
      },
      {
        name: 'Ten years of days',
        content: <BalanceChart label="All cash by day" days={TEN_YEARS} />,
      },
    ],
  },
  {
    title: 'Cumulative chart',
    states: [
      {
        name: 'This month and the last one',
        content: (
          <CumulativeChart
            label="Spending since the first"
            days={DAYS}
            current={{ name: 'June', values: spent(95, 15) }}
            previous={{ name: 'May', values: spent(110, 31) }}
          />
        ),
      },
    ],
  },
  {
    title: 'Debt chart',
    states: [
      {
        name: 'Until now, and two ways to the end',
        content: (
          <DebtChart
            label="Debts by month"
            history={HISTORY.slice(-8).map(({ date, liabilities }) => ({
              date,
              owed: liabilities,
            }))}
            courses={[
              { name: 'Today’s payments', owed: payoff(268_700, 4_000), color: 'var(--chart-2)' },
              { name: 'The plan', owed: payoff(268_700, 6_000), color: 'var(--chart-3)' },
            ]}
          />
        ),
      },
    ],
  },
  {
    title: 'Shares pie',
    states: [
      {
        name: 'Eight and the others',
        content: (
          <Opening>
            {(open) => <SharesPie label="Spending by category" shares={SHARES} onOpen={open} />}
          </Opening>
        ),
      },
      {
        name: 'One share and a credit, eight digits',
        content: (
          <SharesPie
            label="Spending in May"
            shares={[
              { name: 'Travel', amount: fromDollars(12_345_678), percentage: 100 },
              { name: 'Refunds', amount: fromDollars(-20), percentage: 0 },
            ]}
          />
        ),
      },
      { name: 'Empty', content: <SharesPie label="Spending in April" shares={[]} /> },
    ],
  },
  {
    title: 'Month flow chart',
    states: [
      {
        name: 'A month',
        content: (
          <Opening>
            {(open) => (
              <MonthFlowChart
                label="Money in June"
                flow={FLOW}
                onCategory={open}
                onMerchant={open}
              />
            )}
          </Opening>
        ),
      },
      {
        name: 'Long names and eight digits',
        content: <MonthFlowChart label="Money in May" flow={EXTREME} />,
      },
    ],
  },
  ...PLAIN_CHART_SAMPLES,
];
