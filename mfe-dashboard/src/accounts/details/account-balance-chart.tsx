import { dailyBalances, type IsoDate, type Transaction } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { BalanceChart } from '@halyard/shared-contracts/ui/parts';
import { transactionsAddress } from '@halyard/shared-contracts/wire';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

export interface AccountBalanceChartProps {
  readonly id: string;
  readonly balance: Cents;
  readonly transactions: readonly Transaction[];
  readonly today: IsoDate;
}

const CHART_PX = 200;

export function AccountBalanceChart(props: AccountBalanceChartProps) {
  const { id, balance, transactions, today } = props;
  const navigate = useNavigate();
  const days = useMemo(
    () => dailyBalances([{ id, balance }], transactions, today),
    [id, balance, transactions, today],
  );
  return (
    <BalanceChart
      label="Balance by day"
      days={days}
      height={CHART_PX}
      onOpen={(day) => void navigate(transactionsAddress({ account: id, from: day, to: day }))}
    />
  );
}
