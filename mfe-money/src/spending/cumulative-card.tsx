import {
  addMonths,
  cumulativeSpending,
  type IsoDate,
  isInProgress,
  type IsoMonth,
  isoDate,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import { Card, monthLabel } from '@halyard/shared-contracts/ui';
import { CumulativeChart } from '@halyard/shared-contracts/ui/parts';
import { transactionsAddress } from '@halyard/shared-contracts/wire';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

interface CumulativeCardProps {
  readonly transactions: readonly Transaction[];
  readonly month: IsoMonth;
  readonly today: IsoDate;
}

export function CumulativeCard({ transactions, month, today }: CumulativeCardProps) {
  const navigate = useNavigate();
  const { days, current, previous, compared } = useMemo(
    () => cumulativeSpending(transactions, month, today),
    [transactions, month, today],
  );
  const [now, before] = [monthLabel(month), monthLabel(addMonths(month, -1))];
  const open = (day: number) => {
    const date = isoDate(`${month}-${String(day).padStart(2, '0')}`);
    void navigate(transactionsAddress({ from: date, to: date }));
  };
  return (
    <Card title="Day by day">
      {compared && (
        <p>
          {formatUsd(compared.current)} spent,{' '}
          {isInProgress(month, today)
            ? `and ${formatUsd(compared.previous)} by the same day of ${before}`
            : `after ${formatUsd(compared.previous)} in ${before}`}
        </p>
      )}
      <CumulativeChart
        label={`Spending since the first of ${now}`}
        days={days}
        current={{ name: now, values: current }}
        previous={previous && { name: before, values: previous }}
        onOpen={open}
      />
    </Card>
  );
}
