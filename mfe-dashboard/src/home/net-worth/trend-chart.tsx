import type { NetWorthPoint } from '@halyard/shared-contracts/finance';
import { NetWorthChart } from '@halyard/shared-contracts/ui/parts';
import { transactionsAddress } from '@halyard/shared-contracts/wire';
import { useNavigate } from 'react-router-dom';

interface TrendChartProps {
  readonly history: readonly NetWorthPoint[];
}

export function TrendChart({ history }: TrendChartProps) {
  const navigate = useNavigate();
  return (
    <NetWorthChart
      label="Net worth by month"
      history={history}
      onOpen={(month) => void navigate(transactionsAddress({ months: [month] }))}
    />
  );
}
