import type { IsoDate } from '@halyard/shared-contracts/finance';
import {
  AccountIcon,
  Card,
  LiabilityIcon,
  List,
  ListRow,
  Money,
} from '@halyard/shared-contracts/ui';
import { Dotted, Sparkline } from '@halyard/shared-contracts/ui/parts';
import { useMemo } from 'react';
import type { AccountRow } from '../account-rows';
import { kindWords } from '../kind-words';
import { balanceHistory } from '../details/balance-history';
import { HealthBadge } from '../health-badge';
import type { AccountGroup } from './account-groups';
import styles from './account-list.module.css';

interface AccountListProps {
  readonly groups: readonly AccountGroup[];
  readonly today: IsoDate;
  readonly onDetails: (id: string) => void;
}

export function AccountList({ groups, today, onDetails }: AccountListProps) {
  return groups.map(({ name, rows, subtotal }) => (
    <Card
      key={name}
      title={name}
      actions={
        <span className={styles.subtotal}>
          <Money amount={subtotal} tone={subtotal < 0 ? 'negative' : 'plain'} />
        </span>
      }
    >
      <List>
        {rows.map((row) => (
          <Row key={row.id} row={row} today={today} onDetails={onDetails} />
        ))}
      </List>
    </Card>
  ));
}

interface RowProps extends Pick<AccountListProps, 'today' | 'onDetails'> {
  readonly row: AccountRow;
}

function Row({ row, today, onDetails }: RowProps) {
  const { id, name, kind, type, institution, balance, currency, health, closed } = row;
  const Icon = kind === 'debt' ? LiabilityIcon : AccountIcon;
  const isRemarkable = closed || health === 'critical' || health === 'warning';
  return (
    <ListRow
      icon={<Icon type={type} />}
      title={name}
      badge={isRemarkable && <HealthBadge row={row} />}
      subtitle={<Dotted facts={[kindWords(row), institution]} />}
      value={<Money amount={balance} currency={currency} tone="auto" />}
      meta={<Course row={row} today={today} />}
      onOpen={() => onDetails(id)}
    />
  );
}

const LINE = 2;

function Course({ row, today }: Pick<RowProps, 'row' | 'today'>) {
  const { balance, transactions, name } = row;
  const values = useMemo(
    () => (balance === null ? [] : balanceHistory(balance, transactions, today)),
    [balance, transactions, today],
  ).map((point) => point.balance);
  if (values.length < LINE) return null;
  return <Sparkline values={values} label={`Balance of ${name} by month`} />;
}
