import {
  countWords,
  type Liability,
  type MonthlyDebtPayments,
} from '@halyard/shared-contracts/finance';
import {
  failureMessage,
  useAccountsQuery,
  useLiabilitiesQuery,
  useToday,
  useTransactionsQuery,
} from '@halyard/shared-contracts/store';
import {
  AsOf,
  Board,
  Figure,
  joinQueries,
  Money,
  Page,
  QueryView,
} from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { useAllSettled } from '../data/use-all-settled';
import { useMissingAssets } from '../data/missing-assets';
import { useLayer } from '../form/use-layer';
import { TotalCard } from '../total-card';
import { TypesBar } from '../types-bar';
import { DebtHistoryCard } from './debt-history-card';
import { DebtLayers } from './debt-layers';
import type { DebtContext } from './debt-context';
import { DebtList } from './debt-list';
import { liabilitiesView } from './liabilities-view';

export function LiabilitiesScreen() {
  const debts = useLiabilitiesQuery();
  const context = useDebtContext();
  const query = joinQueries(
    [debts],
    debts.data && context && { liabilities: debts.data.liabilities, context },
  );
  const asOf = query.data && debts.data?.asOf;
  return (
    <Page title="Liabilities" lead={asOf && <AsOf instant={asOf} />}>
      <QueryView query={query} loading="Loading liabilities..." errorMessage={failureMessage}>
        {({ liabilities, context: known }) => (
          <DebtBoard liabilities={liabilities} context={known} />
        )}
      </QueryView>
    </Page>
  );
}

function useDebtContext(): DebtContext | undefined {
  const accounts = useAccountsQuery();
  const debts = useLiabilitiesQuery().data;
  const rows = useTransactionsQuery();
  const owned = accounts.data && debts && { ...accounts.data, liabilities: debts.liabilities };
  const missing = useMissingAssets(owned);
  const today = useToday();
  const isSettled = useAllSettled(accounts, rows);
  if (!isSettled || missing === undefined) return undefined;
  return { transactions: rows.data?.transactions ?? [], today, missing };
}

interface DebtBoardProps {
  readonly liabilities: readonly Liability[];
  readonly context: DebtContext;
}

function DebtBoard({ liabilities, context }: DebtBoardProps) {
  const { total, monthlyPayments, rows, shares, counted } = liabilitiesView(liabilities);
  const [only, setOnly] = useState<string | null>(null);
  const layer = useLayer(rows);
  const shown = only === null ? rows : rows.filter(({ typeName }) => typeName === only);
  return (
    <Board>
      <TotalCard
        label="Total Liabilities"
        amount={total}
        note={counted === 1 ? 'In 1 debt' : `Across ${counted} debts`}
        chart={<TypesBar label="Liabilities by type" shares={shares} onOpen={setOnly} />}
      >
        <MonthlyPayments {...monthlyPayments} />
      </TotalCard>
      <DebtList
        rows={shown}
        only={only}
        context={context}
        onAll={() => setOnly(null)}
        onOpen={layer.showDetails}
        onTerms={layer.terms}
        onAdd={layer.add}
      />
      <DebtHistoryCard liabilities={liabilities} context={context} />
      <DebtLayers layer={layer} today={context.today} />
    </Board>
  );
}

function MonthlyPayments({ total, unknown }: MonthlyDebtPayments) {
  const label =
    unknown > 0 && total > 0
      ? `Monthly payments, without ${countWords(unknown, 'debt')}`
      : 'Monthly payments';
  const amount = unknown > 0 && total === 0 ? null : total;
  return <Figure label={label} value={<Money amount={amount} />} size="large" />;
}
