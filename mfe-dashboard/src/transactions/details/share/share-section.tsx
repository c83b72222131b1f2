import {
  type ExpectedBack,
  expectedBack,
  suggestRepayments,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { negate, toDollars } from '@halyard/shared-contracts/money';
import { Button, CivilDate, Facts, Money } from '@halyard/shared-contracts/ui';
import { wholeId } from '@halyard/shared-contracts/wire';
import { useMemo } from 'react';
import type { SharePatch } from '../../use-transaction-changes';
import { ShareForm } from './share-form';
import styles from './share-section.module.css';

interface ShareSectionProps {
  readonly whole: Transaction;
  readonly transactions: readonly Transaction[];
  readonly onSave: (id: string, patch: SharePatch, message: string) => void;
}

export const isShared = ({ id }: Transaction, transactions: readonly Transaction[]): boolean =>
  transactions.some((row) => (row.forOthers ?? row.repays) && wholeId(row.id) === id);

export const shareTitle = ({ amount }: Transaction): string =>
  amount < 0 ? 'Paid for others' : 'Pays something back';

export function ShareSection({ whole, transactions, onSave }: ShareSectionProps) {
  const expected = useMemo(() => expectedBack(transactions), [transactions]);
  return whole.amount < 0 ? (
    <Purchase
      whole={whole}
      transactions={transactions}
      expected={expected.get(whole.id)}
      onSave={onSave}
    />
  ) : (
    <Deposit whole={whole} transactions={transactions} expected={expected} onSave={onSave} />
  );
}

interface PurchaseProps extends ShareSectionProps {
  readonly expected: ExpectedBack | undefined;
}

function Purchase({ whole, transactions, expected, onSave }: PurchaseProps) {
  const owed = expected ? toDollars(expected.owed) : null;
  const save = (next: number | null, message: string) =>
    onSave(whole.id, { owed: next, before: { owed } }, message);
  if (!expected) {
    return (
      <ShareForm
        most={negate(whole.amount)}
        onSave={(amount) => save(toDollars(amount), 'Only your own share counts now')}
      />
    );
  }
  const matched = transactions.filter(({ repays }) => repays?.id === whole.id);
  return (
    <div className={styles.section}>
      <Facts
        facts={[
          ['Expected back', <Money key="owed" amount={expected.owed} />],
          ['Paid back', <Money key="returned" amount={expected.returned} />],
          ['Still open', <Money key="open" amount={expected.open} />],
        ]}
      />
      <Rows
        label="Paid back with"
        rows={matched}
        action="Unlink"
        onPress={({ id }) =>
          onSave(wholeId(id), { repays: null, before: { repays: whole.id } }, 'Unlinked')
        }
      />
      {expected.open > 0 && (
        <Rows
          label="May pay it back"
          rows={suggestRepayments(whole, expected.open, transactions)}
          action="Match"
          onPress={({ id }) =>
            onSave(id, { repays: whole.id, before: { repays: null } }, 'Matched with the purchase')
          }
        />
      )}
      <Button size="small" onClick={() => save(null, 'The whole purchase counts again')}>
        It was all mine
      </Button>
    </div>
  );
}

interface DepositProps extends ShareSectionProps {
  readonly expected: ReadonlyMap<string, ExpectedBack>;
}

function Deposit({ whole, transactions, expected, onSave }: DepositProps) {
  const [repaid] = transactions.flatMap(({ id, repays }) =>
    wholeId(id) === whole.id && repays ? [repays.id] : [],
  );
  const named = (id: string) => transactions.find((row) => wholeId(row.id) === id);
  const open = [...expected].flatMap(([id, { open: left }]) => (left > 0 ? (named(id) ?? []) : []));
  if (repaid !== undefined) {
    return (
      <Rows
        label="Pays back"
        rows={[named(repaid)].filter((row) => row !== undefined)}
        action="Unlink"
        onPress={() => onSave(whole.id, { repays: null, before: { repays: repaid } }, 'Unlinked')}
      />
    );
  }
  if (open.length === 0) {
    return (
      <p className={styles.note}>
        Mark a purchase as paid for others first. Then match this deposit with it here.
      </p>
    );
  }
  return (
    <Rows
      label="Purchases that others still owe you"
      rows={open}
      action="Match"
      onPress={({ id }) =>
        onSave(
          whole.id,
          { repays: wholeId(id), before: { repays: null } },
          'Matched with the purchase',
        )
      }
    />
  );
}

interface RowsProps {
  readonly label: string;
  readonly rows: readonly Transaction[];
  readonly action: string;
  readonly onPress: (row: Transaction) => void;
}

function Rows({ label, rows, action, onPress }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={label}>
      <h3 className={styles.label}>{label}</h3>
      <ul role="list" className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <span>
              {row.merchant}, <CivilDate date={row.date} />, <Money amount={row.amount} />
            </span>
            <Button
              size="small"
              aria-label={`${action} ${row.merchant}, ${row.date}`}
              onClick={() => onPress(row)}
            >
              {action}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
