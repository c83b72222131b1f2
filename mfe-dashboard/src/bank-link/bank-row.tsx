import { AsOf, Badge, Button, type Tone } from '@halyard/shared-contracts/ui';
import type { BankStatus } from '@halyard/shared-contracts/wire';
import styles from './connection.module.css';

type Bank = BankStatus['items'][number];

interface BankState {
  readonly tone: Tone;
  readonly label: string;
  /** What the person can do: sign in there once more, or link the bank anew. */
  readonly remedy?: 'repair' | 'replace';
}

const states: Readonly<Record<Bank['status'], BankState>> = {
  ok: { tone: 'positive', label: 'Up to date' },
  syncing: { tone: 'info', label: 'Getting your transactions...' },
  needs_login: { tone: 'warning', label: 'Sign-in needed', remedy: 'repair' },
  expiring: { tone: 'warning', label: 'Connection ends soon', remedy: 'repair' },
  revoked: { tone: 'negative', label: 'Access was withdrawn', remedy: 'replace' },
  bank_down: { tone: 'warning', label: 'Bank is not answering' },
};

interface BankRowProps {
  readonly bank: Bank;
  /** Opens Link for this bank by its id, or for a new one without. */
  readonly onLink: (itemId?: string) => void;
}

/** One linked bank: how it is, as of when, and the way back in. */
export function BankRow({ bank, onLink }: BankRowProps) {
  const { tone, label, remedy } = states[bank.status];
  return (
    <li className={styles.bank}>
      <div className={styles.words}>
        <p className={styles.institution}>{bank.institution}</p>
        <p className={styles.note}>
          {bank.accounts} {bank.accounts === 1 ? 'account' : 'accounts'}{' '}
          <AsOf instant={bank.as_of} />
        </p>
      </div>
      <Badge tone={tone}>{label}</Badge>
      {remedy && (
        <Button size="small" onClick={() => onLink(remedy === 'repair' ? bank.id : undefined)}>
          {remedy === 'repair' ? 'Sign in again' : 'Connect again'}
        </Button>
      )}
    </li>
  );
}
