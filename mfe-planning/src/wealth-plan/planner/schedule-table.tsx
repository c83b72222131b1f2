import { rateDecimals, monthsWords } from '@halyard/shared-contracts/finance';
import { type Column, DataTable, Money, monthLabel, Percent } from '@halyard/shared-contracts/ui';
import type { PlannedDebt, PlannerView } from './planner-view';

const COLUMNS: readonly Column<PlannedDebt>[] = [
  { key: 'name', header: 'Debt', cell: ({ name }) => name },
  {
    key: 'balance',
    header: 'Balance',
    align: 'end',
    cell: ({ balance }) => <Money amount={balance} />,
  },
  {
    key: 'rate',
    header: 'Rate',
    align: 'end',
    cell: ({ aprPercent }) => <Percent value={aprPercent} decimals={rateDecimals(aprPercent)} />,
  },
  {
    key: 'payment',
    header: 'Own payment',
    align: 'end',
    cell: ({ payment }) => <Money amount={payment} />,
  },
  { key: 'end', header: 'Paid off', cell: ({ payoffMonth }) => monthLabel(payoffMonth) },
  { key: 'months', header: 'Takes', cell: ({ months }) => monthsWords(months) },
  {
    key: 'interest',
    header: 'Interest',
    align: 'end',
    cell: ({ interest }) => <Money amount={interest} />,
  },
];

export function ScheduleTable({ plan }: Pick<PlannerView, 'plan'>) {
  return (
    <DataTable
      caption="Schedule per debt, in the order in which spare money goes to them"
      columns={COLUMNS}
      rows={plan === 'never' ? [] : plan.debts}
      rowKey={({ id }) => id}
    />
  );
}
