import type { Liability } from '@halyard/shared-contracts/finance';
import {
  Card,
  EmptyState,
  LiabilityIcon,
  liabilityTypeLabel,
  List,
  ListRow,
  Money,
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
              meta={rate(liability)}
            />
          ))}
        </List>
      )}
    </Card>
  );
}

const rate = ({ aprPercent }: Liability): string =>
  aprPercent === null ? 'Rate not available' : `${aprPercent}% APR`;
