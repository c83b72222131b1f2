import type { Transaction } from '@halyard/shared-contracts/finance';
import { Button, CivilDate } from '@halyard/shared-contracts/ui';
import { useMemo } from 'react';
import { accountName, type AccountNames } from '../../account-names';
import { transferCandidates } from './transfer-candidates';
import styles from './transfer-section.module.css';

interface TransferLinkProps {
  readonly row: Transaction;
  readonly transactions: readonly Transaction[];
  readonly names: AccountNames;
  readonly onLink: (other: Transaction) => void;
}

export function TransferLink({ row, transactions, names, onLink }: TransferLinkProps) {
  const candidates = useMemo(() => transferCandidates(row, transactions), [row, transactions]);
  if (candidates.length === 0) {
    return <p className={styles.note}>No other account has a row of the opposite amount.</p>;
  }
  return (
    <ul className={styles.rows}>
      {candidates.map((other) => (
        <li key={other.id} className={styles.row}>
          <span>
            {other.merchant}, {accountName(names, other.accountId)}, <CivilDate date={other.date} />
          </span>
          <Button
            size="small"
            aria-label={`Link with ${other.merchant}, ${other.date}`}
            onClick={() => onLink(other)}
          >
            Link
          </Button>
        </li>
      ))}
    </ul>
  );
}
