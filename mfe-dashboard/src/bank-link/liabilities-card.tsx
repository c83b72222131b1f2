import { type Liability, rateDecimals } from '@halyard/shared-contracts/finance';
import {
  Card,
  EmptyState,
  LiabilityIcon,
  liabilityTypeLabel,
  List,
  ListRow,
  Money,
  Percent,
} from '@halyard/shared-contracts/ui';

export function LiabilitiesCard({ liabilities }: { liabilities: readonly Liability[] }) {
  return (
    <Card title="Liabilities">
      {liabilities.length === 0 ? (
        <EmptyState title="No liabilities" />
      ) : (
        <List>
          {liabilities.map((liability) => (
            <ListRow
              key={liability.id}
              icon={<LiabilityIcon type={liability.type} />}
              title={liability.name}
              subtitle={`${liability.institution} · ${liabilityTypeLabel(liability.type)}`}
              value={<Money amount={liability.balance} currency={liability.currency} />}
              meta={<Rate percent={liability.aprPercent} />}
            />
          ))}
        </List>
      )}
    </Card>
  );
}

function Rate({ percent }: { readonly percent: number | null }) {
  if (percent === null) return 'Rate not available';
  return (
    <>
      <Percent value={percent} decimals={rateDecimals(percent)} /> APR
    </>
  );
}
