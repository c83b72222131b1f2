import {
  AccountIcon,
  accountTypeLabel,
  Button,
  Card,
  EmptyState,
  List,
  ListRow,
} from '@halyard/shared-contracts/ui';
import { BalanceAmount } from '../balance-amount';
import { leftOutWords } from '../left-out';
import type { AssetRow } from './assets-view';

interface AssetListProps {
  readonly rows: readonly AssetRow[];
  readonly onOpen: (row: AssetRow) => void;
  readonly onAdd: () => void;
}

export function AssetList({ rows, onOpen, onAdd }: AssetListProps) {
  const add = <Button onClick={onAdd}>Add asset</Button>;
  return (
    <Card title="Your assets" actions={rows.length > 0 && add}>
      {rows.length === 0 && (
        <EmptyState
          title="No assets yet"
          hint="Connect your bank on the Accounts page, or add cash, your home, and other things you own by hand."
          action={add}
        />
      )}
      <List>
        {rows.map((row) => {
          const { name, type, institution, balance, currency } = row.account;
          return (
            <ListRow
              key={row.id}
              icon={<AccountIcon type={type} />}
              title={name}
              subtitle={`${institution} · ${accountTypeLabel(type)}`}
              value={<BalanceAmount balance={balance} currency={currency} />}
              meta={row.leftOut && leftOutWords(row.leftOut)}
              onOpen={() => onOpen(row)}
            />
          );
        })}
      </List>
    </Card>
  );
}
