import { addMonths, isoMonth } from '../finance';
import { type Cents, fromDollars } from '../money';
import { DatedChart, FlowChart, LabeledChart } from '../ui/parts';
import type { Sample } from './sample';

const START = isoMonth('2024-01');
const MONTHS = Array.from({ length: 18 }, (_, index) => addMonths(START, index));

const AGES = Array.from({ length: 26 }, (_, index) => 65 + index);

const ahead = (age: number, growth: number): Cents =>
  fromDollars(400_000 + (age - 65) * (growth - 8) * 4_000);

const end = (name: string, amount: number, color: number) => ({
  key: name,
  name,
  amount: fromDollars(amount),
  color: `var(--chart-${color})`,
});

export const PLAIN_CHART_SAMPLES: readonly Sample[] = [
  {
    title: 'Dated chart',
    states: [
      {
        name: 'Two stacked series by month',
        content: (
          <DatedChart
            label="Wages and interest"
            dates={MONTHS}
            stacked
            series={[
              { name: 'Wages', values: MONTHS.map(() => fromDollars(5_200)) },
              { name: 'Interest', values: MONTHS.map((_, index) => fromDollars(index * 20)) },
            ]}
          />
        ),
      },
    ],
  },
  {
    title: 'Labeled chart',
    states: [
      {
        name: 'A line in its band',
        content: (
          <LabeledChart
            label="Money by age"
            labels={AGES.map((age) => `Age ${age}`)}
            ticks={AGES.map(String)}
            series={[{ name: 'Median', values: AGES.map((age) => ahead(age, 9)) }]}
            bands={[
              {
                name: 'Eight of ten',
                low: AGES.map((age) => ahead(age, 4)),
                high: AGES.map((age) => ahead(age, 15)),
                color: 'var(--trend)',
              },
            ]}
          />
        ),
      },
    ],
  },
  {
    title: 'Flow chart',
    states: [
      {
        name: 'Two sources and three ends',
        content: (
          <FlowChart
            label="Money of a shop"
            hub="Cash"
            from={[end('Sales', 900, 1), end('Loan', 300, 2)]}
            to={[end('Wages', 700, 3), end('Rent', 450, 4), end('Left over', 50, 5)]}
          />
        ),
      },
    ],
  },
];
