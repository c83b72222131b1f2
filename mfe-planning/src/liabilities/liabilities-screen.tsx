import type { IsoDate, Liability } from '@halyard/shared-contracts/finance';
import { failureMessage, useLiabilitiesQuery, useToday } from '@halyard/shared-contracts/store';
import { AsOf, Board, Figure, Money, Page, QueryView } from '@halyard/shared-contracts/ui';
import { RemoveDialog } from '../form/remove-dialog';
import { useLayer } from '../form/use-layer';
import { TotalCard } from '../total-card';
import { DebtDialog } from './debt-dialog';
import { usePlanningRemoveDebtMutation } from './debt-endpoints';
import { DebtList } from './debt-list';
import { DebtPanel } from './debt-panel';
import { liabilitiesView } from './liabilities-view';

export function LiabilitiesScreen() {
  const query = useLiabilitiesQuery();
  const today = useToday();
  const asOf = query.data?.asOf;
  return (
    <Page title="Liabilities" lead={asOf && <AsOf instant={asOf} />}>
      <QueryView query={query} loading="Loading liabilities..." errorMessage={failureMessage}>
        {({ liabilities }) => <DebtBoard liabilities={liabilities} today={today} />}
      </QueryView>
    </Page>
  );
}

interface DebtBoardProps {
  readonly liabilities: readonly Liability[];
  readonly today: IsoDate;
}

function DebtBoard({ liabilities, today }: DebtBoardProps) {
  const { total, monthlyPayments, rows, counted } = liabilitiesView(liabilities);
  const { adding, details, edited, removed, close, ...open } = useLayer(rows);
  const [remove] = usePlanningRemoveDebtMutation();
  return (
    <Board>
      <TotalCard
        label="Total Liabilities"
        amount={total}
        note={counted === 1 ? 'In 1 debt' : `Across ${counted} debts`}
      >
        <Figure label="Monthly payments" value={<Money amount={monthlyPayments} />} size="large" />
      </TotalCard>
      <DebtList rows={rows} onOpen={open.showDetails} onAdd={open.add} />
      {details && (
        <DebtPanel
          row={details}
          today={today}
          onEdit={() => open.edit(details)}
          onRemove={() => open.remove(details)}
          onClose={close}
        />
      )}
      {adding && <DebtDialog onClose={close} />}
      {edited && <DebtDialog liability={edited.liability} onClose={close} />}
      {removed && (
        <RemoveDialog
          name={removed.title}
          message="The debt and the transactions on it leave your figures for good. The debt itself is not touched."
          confirmLabel="Remove liability"
          remove={() => remove(removed.id).unwrap()}
          onClose={close}
        />
      )}
    </Board>
  );
}
