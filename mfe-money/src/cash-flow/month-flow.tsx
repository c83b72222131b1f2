import {
  inMonth,
  type IsoMonth,
  monthFlow,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { failureMessage, useTransactionsQuery } from '@halyard/shared-contracts/store';
import { EmptyState, monthLabel, QueryView } from '@halyard/shared-contracts/ui';
import { MonthFlowChart } from '@halyard/shared-contracts/ui/parts';
import { transactionsAddress } from '@halyard/shared-contracts/wire';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

export function MonthFlow({ month }: { readonly month: IsoMonth }) {
  return (
    <QueryView
      query={useTransactionsQuery()}
      loading="Loading the month..."
      errorMessage={failureMessage}
    >
      {({ transactions }) => <Flow transactions={transactions} month={month} />}
    </QueryView>
  );
}

interface FlowProps {
  readonly transactions: readonly Transaction[];
  readonly month: IsoMonth;
}

function Flow({ transactions, month }: FlowProps) {
  const navigate = useNavigate();
  const flow = useMemo(() => monthFlow(inMonth(transactions, month)), [transactions, month]);
  const isEmpty = flow.sources.length + flow.uses.length === 0 && flow.setAside === 0;
  const open = (filter: Parameters<typeof transactionsAddress>[0]) =>
    void navigate(transactionsAddress({ ...filter, months: [month] }));
  if (isEmpty) return <EmptyState title={`No money moved in ${monthLabel(month)}`} />;
  return (
    <MonthFlowChart
      label={`Money flow in ${monthLabel(month)}`}
      flow={flow}
      onMerchant={(merchant) => open({ merchants: [merchant], type: 'income' })}
      onCategory={(category) => open({ category })}
    />
  );
}
