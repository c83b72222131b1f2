import { AsOf, Badge, Button, type Tone } from '@halyard/shared-contracts/ui';
import type { BankStatus } from '@halyard/shared-contracts/wire';
import styles from './connection.module.css';

type Bank = BankStatus['items'][number];

interface BankState {
  readonly tone: Tone;
  readonly label: string;
  /** Signing in at the bank again would help. */
  readonly canSignIn?: true;
}

const states: Readonly<Record<Bank['status'], BankState>> = {
  ok: { tone: 'positive', label: 'Up to date' },
  syncing: { tone: 'info', label: 'Getting your transactions...' },
  needs_login: { tone: 'warning', label: 'Sign-in needed', canSignIn: true },
  expiring: { tone: 'warning', label: 'Connection ends soon', canSignIn: true },
  revoked: { tone: 'negative', label: 'Access was withdrawn' },
  bank_down: { tone: 'warning', label: 'Bank is not answering' },
};

interface BankRowProps {
  readonly bank: Bank;
  readonly onSignIn: () => void;
}

/** One linked bank: how it is, as of when, and the way back in. */
export function BankRow({ bank, onSignIn }: BankRowProps) {
  const { tone, label, canSignIn } = states[bank.status];
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
      {canSignIn && (
        <Button size="small" onClick={onSignIn}>
          Sign in again
        </Button>
      )}
    </li>
  );
}
