import { type IsoDate, monthsWords, payoffMonth } from '@halyard/shared-contracts/finance';
import { type Column, DataTable, Money, monthLabel } from '@halyard/shared-contracts/ui';
import type { PaymentWay } from './planner-view';

const NAMES: Readonly<Record<PaymentWay['key'], string>> = {
  now: 'Today’s payments',
  avalanche: 'Avalanche',
  snowball: 'Snowball',
  custom: 'Custom order',
};

const columns = (today: IsoDate): readonly Column<PaymentWay>[] => [
  { key: 'way', header: 'Way to pay', cell: ({ key }) => NAMES[key] },
  {
    key: 'end',
    header: 'Free of debt',
    cell: ({ cost }) => (cost === 'never' ? 'Never' : monthLabel(payoffMonth(today, cost.months))),
  },
  {
    key: 'months',
    header: 'Takes',
    cell: ({ cost }) => (cost === 'never' ? '–' : monthsWords(cost.months)),
  },
  {
    key: 'interest',
    header: 'Interest',
    align: 'end',
    cell: ({ cost }) => <Money amount={cost === 'never' ? null : cost.interest} />,
  },
];

interface WaysTableProps {
  readonly ways: readonly PaymentWay[];
  readonly today: IsoDate;
}

export function WaysTable({ ways, today }: WaysTableProps) {
  return (
    <section>
      <DataTable
        caption="Ways to pay the same debts"
        columns={columns(today)}
        rows={ways}
        rowKey={({ key }) => key}
      />
    </section>
  );
}
