import {
  accountTypeFacts,
  type FinancialData,
  totalAssets,
} from '@halyard/shared-contracts/finance';
import { isInvestment } from '@halyard/shared-contracts/long-run';
import { Board, ButtonLink, Card, EmptyState } from '@halyard/shared-contracts/ui';
import type { InvestmentsAnswer } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { TotalCard } from '../total-card';
import { AllocationCard } from './allocation-card';
import { FeesCard } from './fees-card';
import { gainNote } from './gain-note';
import { PropertyCard } from './property-card';
import { ReturnPanel } from './return-panel';
import { ReturnsCard } from './returns-card';
import { returnRows } from '@halyard/shared-contracts/long-run';
import { ValuesPanel } from './values-panel';

interface InvestmentBoardProps extends Pick<
  FinancialData,
  'accounts' | 'holdings' | 'liabilities'
> {
  readonly history: InvestmentsAnswer;
}

export function InvestmentBoard(props: InvestmentBoardProps) {
  const { accounts, holdings, liabilities, history } = props;
  const [open, setOpen] = useState<string | null>(null);
  const invested = accounts.filter(isInvestment);
  const property = accounts.filter(
    ({ type, closed }) => accountTypeFacts(type).isValued && !closed,
  );
  const rows = returnRows(invested, history);
  const row = rows.find(({ id }) => id === open);
  const possession = property.find(({ id }) => id === open);
  const close = () => setOpen(null);
  return (
    <Board>
      {invested.length === 0 ? (
        <NoInvestments />
      ) : (
        <>
          <TotalCard
            label="Total Investments"
            amount={totalAssets(invested)}
            note={gainNote(invested, holdings)}
          />
          <ReturnsCard rows={rows} onOpen={setOpen} />
          <AllocationCard accounts={invested} holdings={holdings} />
          <FeesCard accounts={invested} holdings={holdings} history={history} />
        </>
      )}
      <PropertyCard
        property={property}
        liabilities={liabilities}
        history={history}
        onOpen={setOpen}
      />
      {row && <ReturnPanel row={row} history={history} onClose={close} />}
      {possession && <ValuesPanel account={possession} history={history} onClose={close} />}
    </Board>
  );
}

function NoInvestments() {
  return (
    <Card title="Your investments">
      <EmptyState
        title="No investments yet"
        hint="Connect a brokerage or a retirement account, or add one by hand under Assets."
        action={<ButtonLink to="/assets">Add an asset</ButtonLink>}
      />
    </Card>
  );
}
