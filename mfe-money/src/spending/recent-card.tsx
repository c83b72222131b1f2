import type { Transaction } from '@halyard/shared-contracts/finance';
import {
  Badge,
  ButtonLink,
  Card,
  CategoryIcon,
  CivilDate,
  EmptyState,
  List,
  ListRow,
  Money,
} from '@halyard/shared-contracts/ui';

export function RecentCard({ transactions }: { readonly transactions: readonly Transaction[] }) {
  return (
    <Card
      title="Recent Transactions"
      actions={
        <ButtonLink to="/transactions" variant="quiet" size="small">
          View all
        </ButtonLink>
      }
    >
      {transactions.length === 0 && <EmptyState title="No spending this month" />}
      <List>
        {transactions.map(({ id, merchant, date, amount, category, pending }) => (
          <ListRow
            key={id}
            icon={<CategoryIcon category={category} />}
            title={merchant}
            subtitle={<CivilDate date={date} />}
            value={<Money amount={amount} plus={amount > 0} />}
            meta={pending && 'Pending'}
            badge={<Badge tone="neutral">{category}</Badge>}
          />
        ))}
      </List>
    </Card>
  );
}
