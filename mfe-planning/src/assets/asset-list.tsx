import type { AccountType } from '@halyard/shared-contracts/finance';
import {
  AccountIcon,
  accountTypeLabel,
  Button,
  Card,
  EmptyState,
  List,
  ListRow,
} from '@halyard/shared-contracts/ui';
import { Dotted } from '@halyard/shared-contracts/ui/parts';
import { BalanceAmount } from '../balance-amount';
import { notInTotalWords } from '../not-in-total';
import { OnlyType } from '../only-type';
import type { AssetRow } from './assets-view';
import styles from './assets.module.css';

interface AssetListProps {
  readonly rows: readonly AssetRow[];
  readonly only: string | null;
  readonly missing: readonly AccountType[];
  readonly onAll: () => void;
  readonly onOpen: (row: AssetRow) => void;
  readonly onAdd: () => void;
  readonly onAddType: (type: AccountType) => void;
}

export function AssetList(props: AssetListProps) {
  const { rows, only, missing, onAll, onOpen, onAdd, onAddType } = props;
  const add = <Button onClick={onAdd}>Add asset</Button>;
  return (
    <Card title="Your assets" actions={rows.length > 0 && add}>
      <OnlyType name={only} onAll={onAll} />
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
              subtitle={<Dotted facts={[institution, accountTypeLabel(type)]} />}
              value={<BalanceAmount balance={balance} currency={currency} />}
              meta={row.notInTotal && notInTotalWords(row.notInTotal)}
              onOpen={() => onOpen(row)}
            />
          );
        })}
      </List>
      {missing.map((type) => (
        <div key={type} className={styles.missing}>
          <AccountIcon type={type} />
          <span className={styles.why}>
            Your loan counts already, your {accountTypeLabel(type).toLowerCase()} does not yet.
          </span>
          <Button size="small" onClick={() => onAddType(type)}>
            Add your {accountTypeLabel(type).toLowerCase()}’s value
          </Button>
        </div>
      ))}
    </Card>
  );
}
