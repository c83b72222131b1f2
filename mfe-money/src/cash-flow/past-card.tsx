import { type IsoMonth, monthLabel } from '@halyard/shared-contracts/finance';
import { Card, ChipGroup } from '@halyard/shared-contracts/ui';
import { useNarrow } from '@halyard/shared-contracts/ui/parts';
import type { IncomeAnswer } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { DailyBalances } from './daily-balances';
import { MonthFlow } from './month-flow';
import { Months } from './months';
import styles from './cash-flow.module.css';

interface PastCardProps {
  readonly month: IsoMonth;
  readonly months: IncomeAnswer['byMonth'];
}

const VIEWS = [
  { value: 'flow', label: 'Money flow' },
  { value: 'days', label: 'By day' },
  { value: 'months', label: 'By month' },
] as const;

type View = (typeof VIEWS)[number]['value'];

/** Shows one chart at a time. A phone shows none until the user chooses one. */
export function PastCard({ month, months }: PastCardProps) {
  const narrow = useNarrow();
  const [chosen, setChosen] = useState<View | ''>('');
  const view = chosen || (narrow ? '' : 'flow');
  const titles: Readonly<Record<View | '', string>> = {
    '': 'Looking back',
    flow: `Where the money of ${monthLabel(month)} went`,
    days: 'Cash by day',
    months: 'Income and spending by month',
  };
  return (
    <Card title={titles[view]}>
      <ChipGroup<View | ''> label="View" options={VIEWS} value={view} onChange={setChosen} />
      {view && (
        <div className={styles.past}>
          {view === 'flow' && <MonthFlow month={month} />}
          {view === 'days' && <DailyBalances />}
          {view === 'months' && <Months months={months} />}
        </div>
      )}
    </Card>
  );
}
