import {
  type Cadence,
  isOwnTransfer,
  type RecurringStream,
} from '@halyard/shared-contracts/finance';
import { type Cents, formatUsd, negate } from '@halyard/shared-contracts/money';
import { Badge, CivilDate, ListRow, Money } from '@halyard/shared-contracts/ui';
import { Monogram } from '@halyard/shared-contracts/ui/parts';
import { transactionsAddress } from '@halyard/shared-contracts/wire';
import { RowsLink } from '../rows-link';
import styles from './cash-flow.module.css';
import type { ComingRow } from './coming-days';
import { itemBadge } from './forecast-view';

const LABELS: Readonly<Record<Cadence, string>> = {
  weekly: 'Weekly',
  biweekly: 'Every two weeks',
  semimonthly: 'Twice a month',
  monthly: 'Monthly',
  quarterly: 'Every three months',
  yearly: 'Yearly',
};

function cadenceLabel(cadence: Cadence): string {
  return LABELS[cadence];
}

interface ComingItemProps {
  readonly row: ComingRow;
}

export function ComingItem({ row }: ComingItemProps) {
  const { name, amount, kind, payment } = row;
  return (
    <ListRow
      icon={<Monogram name={name} />}
      title={payment ? <Payee stream={payment.stream} /> : name}
      subtitle={payment && cadenceLabel(payment.stream.cadence)}
      value={<RowMoney kind={kind} amount={amount} />}
      badge={<RowBadge row={row} />}
    />
  );
}

function RowBadge({ row: { kind, payment } }: ComingItemProps) {
  const rise = payment?.stream.priceRise;
  const text = itemBadge(kind);
  return (
    <>
      {text !== null && <Badge tone="neutral">{text}</Badge>}
      {rise && <Badge tone="warning">Price up from {formatUsd(rise.from)}</Badge>}
    </>
  );
}

function RowMoney({ kind, amount }: Pick<ComingRow, 'kind' | 'amount'>) {
  if (kind === 'saving' || kind === 'transfer') {
    return (
      <span className={styles.own}>
        <Money amount={amount} />
      </span>
    );
  }
  return amount > 0 ? <Money amount={amount} tone="positive" plus /> : <Money amount={amount} />;
}

export function MissedRow({ stream }: { readonly stream: RecurringStream }) {
  return (
    <ListRow
      icon={<Monogram name={stream.merchant} />}
      title={<Payee stream={stream} />}
      subtitle={
        <>
          Expected <CivilDate date={stream.nextDate} />
        </>
      }
      value={<SignedMoney stream={stream} amount={stream.typicalAmount} />}
      meta={cadenceLabel(stream.cadence)}
      badge={<Badge tone="negative">Not seen yet</Badge>}
    />
  );
}

export function EndedRow({ stream }: { readonly stream: RecurringStream }) {
  return (
    <ListRow
      icon={<Monogram name={stream.merchant} />}
      title={<Payee stream={stream} />}
      subtitle={
        <>
          Last {stream.direction === 'in' ? 'received' : 'paid'}{' '}
          <CivilDate date={stream.lastDate} />
        </>
      }
      value={<SignedMoney stream={stream} amount={stream.typicalAmount} />}
      meta={cadenceLabel(stream.cadence)}
      badge={<Badge tone="neutral">Ended</Badge>}
    />
  );
}

function Payee({ stream }: { readonly stream: RecurringStream }) {
  return (
    <RowsLink to={transactionsAddress({ merchants: [stream.merchant] })}>
      {stream.merchant}
    </RowsLink>
  );
}

interface SignedMoneyProps {
  readonly stream: RecurringStream;
  readonly amount: Cents;
}

function SignedMoney({ stream, amount }: SignedMoneyProps) {
  if (isOwnTransfer(stream)) {
    return (
      <span className={styles.own}>
        <Money amount={stream.direction === 'in' ? amount : negate(amount)} />
      </span>
    );
  }
  return stream.direction === 'in' ? (
    <Money amount={amount} tone="positive" plus />
  ) : (
    <Money amount={negate(amount)} />
  );
}
