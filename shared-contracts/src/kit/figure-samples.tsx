import { isoDate } from '../finance';
import { type Cents, fromDollars } from '../money';
import { Figure } from '../ui';
import {
  Dotted,
  FittedAmount,
  RowsSkeleton,
  Skeleton,
  SourceNotes,
  Sparkline,
  StackedBar,
} from '../ui/parts';
import type { Sample } from './sample';

const dollars = (amounts: readonly number[]): Cents[] => amounts.map(fromDollars);

const RISING = dollars([118_240, 119_980, 117_300, 122_410, 126_900, 131_452]);
const FALLING = [...RISING].reverse();

const PARTS = [
  { name: 'Cash', amount: fromDollars(24_310), color: 'var(--chart-1)' },
  { name: 'Investments', amount: fromDollars(88_790), color: 'var(--chart-2)' },
  { name: 'Home', amount: fromDollars(412_000), color: 'var(--chart-3)' },
];

const EXTREME = [
  {
    name: 'Retirement plan of a former employer with a very long name that needs two lines',
    amount: fromDollars(12_345_678),
    color: 'var(--chart-4)',
  },
  { name: 'Cash', amount: fromDollars(1), color: 'var(--chart-5)' },
  { name: 'Refunds', amount: fromDollars(-120), color: 'var(--chart-6)' },
];

const SOURCES = [
  {
    citation: 'A statute',
    url: 'https://law.example/statute',
    validFrom: isoDate('2013-01-01'),
    validTo: null,
    checkedOn: isoDate('2026-11-24'),
    verified: false,
  },
  {
    citation: 'A notice for one year, with a name that needs two lines on a phone',
    url: 'https://law.example/notice',
    validFrom: isoDate('2026-01-01'),
    validTo: isoDate('2026-12-31'),
    checkedOn: isoDate('2026-11-24'),
    verified: true,
  },
];

const fitted = (amount: number | null) => (
  <Figure
    label="Net worth"
    size="hero"
    value={<FittedAmount amount={amount === null ? null : fromDollars(amount)} />}
  />
);

const nothing = () => undefined;

export const FIGURE_SAMPLES: readonly Sample[] = [
  {
    title: 'Sparkline',
    states: [
      {
        name: 'Rising',
        content: <Sparkline values={RISING} label="Net worth, rising" tone="positive" />,
      },
      {
        name: 'Falling',
        content: <Sparkline values={FALLING} label="Cash, falling" tone="negative" />,
      },
      {
        name: 'Wide, with eight digits and a debt',
        content: (
          <Sparkline
            values={dollars([-500, 12_345_678, 9_000_000])}
            label="All accounts"
            size="wide"
          />
        ),
      },
      {
        name: 'Equal values',
        content: <Sparkline values={dollars([5, 5])} label="Unchanged" tone="neutral" />,
      },
      { name: 'One value', content: <Sparkline values={dollars([5])} label="Not known yet" /> },
    ],
  },
  {
    title: 'Stacked bar',
    states: [
      { name: 'Filled', content: <StackedBar label="Assets by type" parts={PARTS} /> },
      {
        name: 'Long names, eight digits, a credit; parts open',
        content: <StackedBar label="Accounts" parts={EXTREME} onOpen={nothing} />,
      },
      { name: 'Empty', content: <StackedBar label="Debts by type" parts={[]} /> },
    ],
  },
  {
    title: 'Source notes',
    states: [
      {
        name: 'Two sources',
        content: <SourceNotes sources={SOURCES} today={isoDate('2027-01-01')} />,
      },
    ],
  },
  {
    title: 'Fitted amount',
    states: [
      { name: 'Its own size', content: fitted(1_204.5) },
      { name: 'Eight digits below zero', content: fitted(-69_135_690.24) },
      { name: 'Not known', content: fitted(null) },
    ],
  },
  {
    title: 'Dotted',
    states: [
      { name: 'One line', content: <Dotted facts={['Savings', 'Harbor Bank']} /> },
      {
        name: 'Long names',
        content: (
          <Dotted
            facts={['Retirement', 'A savings and loan association with a long name', 'Closed']}
          />
        ),
      },
      { name: 'One fact', content: <Dotted facts={['Savings', null]} /> },
    ],
  },
  {
    title: 'Skeleton',
    states: [
      { name: 'Rows', content: <RowsSkeleton rows={3} label="Loading transactions..." /> },
      { name: 'Figure', content: <Skeleton shape="block" width="12rem" height="2.5rem" /> },
    ],
  },
];
