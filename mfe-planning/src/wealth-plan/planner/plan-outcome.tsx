import { rateDecimals } from '@halyard/shared-contracts/finance';
import {
  type Column,
  DataTable,
  Figure,
  Money,
  monthLabel,
  Percent,
} from '@halyard/shared-contracts/ui';
import { monthsWords } from '../../months-words';
import type { PlannedDebt, PlannerView } from './planner-view';
import styles from './planner.module.css';

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

export function PlanOutcome({ view: { plan, saved } }: { readonly view: PlannerView }) {
  if (plan === 'never') {
    return (
      <p role="status" className={styles.never}>
        With these payments the debts never end: they do not cover the interest. Raise the extra
        payment to see a date.
      </p>
    );
  }
  return (
    <>
      <div className={styles.figures} role="status">
        <Figure label="Free of debt" value={monthLabel(plan.freeMonth)} size="large" />
        <Figure label="Total interest" value={<Money amount={plan.interest} />} size="large" />
        {saved && (
          <>
            <Figure
              label="Interest saved"
              value={<Money amount={saved.interest} />}
              tone="positive"
              size="large"
            />
            <Figure label="Sooner by" value={monthsWords(saved.months)} size="large" />
          </>
        )}
      </div>
      {saved === null && (
        <p className={styles.note}>
          At today’s payments at least one debt never ends, so there is nothing to compare with.
        </p>
      )}
      <DataTable
        caption="Schedule per debt, in the order in which spare money goes to them"
        columns={COLUMNS}
        rows={plan.debts}
        rowKey={({ id }) => id}
      />
    </>
  );
}
