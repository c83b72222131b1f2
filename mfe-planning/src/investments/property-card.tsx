import type { Account, FinancialData } from '@halyard/shared-contracts/finance';
import { homeEquity, lacksHome, purchaseOf } from '@halyard/shared-contracts/long-run';
import { formatWholeUsd } from '@halyard/shared-contracts/money';
import {
  AccountIcon,
  accountTypeLabel,
  ButtonLink,
  Card,
  EmptyState,
  List,
  ListRow,
} from '@halyard/shared-contracts/ui';
import type { InvestmentsAnswer } from '@halyard/shared-contracts/wire';
import { BalanceAmount } from '../balance-amount';

interface PropertyCardProps extends Pick<FinancialData, 'liabilities'> {
  readonly property: readonly Account[];
  readonly history: InvestmentsAnswer;
  readonly onOpen: (id: string) => void;
}

export function PropertyCard({ property, liabilities, history, onOpen }: PropertyCardProps) {
  const isHomeMissing = lacksHome(property, liabilities);
  const equity = homeEquity(property, liabilities);
  const action = (
    <ButtonLink to="/assets">
      {isHomeMissing ? 'Add your home’s value' : 'Add a possession'}
    </ButtonLink>
  );
  return (
    <Card title="Property" actions={property.length > 0 && isHomeMissing && action}>
      {property.length === 0 && (
        <EmptyState
          title={isHomeMissing ? 'Your mortgage counts, your home does not yet' : 'No property yet'}
          hint="With the value of your home, vehicles, and valuables, you see what they were worth over time."
          action={action}
        />
      )}
      <List>
        {property.map((account) => (
          <ListRow
            key={account.id}
            icon={<AccountIcon type={account.type} />}
            title={account.name}
            subtitle={sinceWords(account, history) ?? accountTypeLabel(account.type)}
            value={<BalanceAmount balance={account.balance} currency={account.currency} />}
            meta={
              account.type === 'home' &&
              equity &&
              `${formatWholeUsd(equity.owed)} owed, ${formatWholeUsd(equity.own)} yours`
            }
            onOpen={() => onOpen(account.id)}
          />
        ))}
      </List>
    </Card>
  );
}

function sinceWords(account: Account, { notes }: InvestmentsAnswer): string | null {
  const purchase = purchaseOf(account, notes);
  return purchase && `Bought for ${formatWholeUsd(purchase.price)}`;
}
