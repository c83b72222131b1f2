import { AsOf, Badge, Button } from '@halyard/shared-contracts/ui';
import { type Bank, bankState, endOfConnection, keptOut } from './bank-state';
import { HistoryProgress } from './history-progress';
import { RemoveBank } from './remove-bank';
import styles from './connections.module.css';

interface BankRowProps {
  readonly bank: Bank;
  readonly isRemoving: boolean;
  readonly onLink: (itemId?: string) => void;
  readonly onRemove: () => void;
}

export function BankRow({ bank, isRemoving, onLink, onRemove }: BankRowProps) {
  const { tone, label, words, remedy } = bankState(bank);
  const { id, institution, accounts } = bank;
  const notes = [endOfConnection(bank), words?.(bank), keptOut(bank)].filter(Boolean);
  const offersAccounts = bank.new_accounts && remedy !== 'replace';
  return (
    <li className={styles.bank}>
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={styles.institution}>{institution}</p>
          <p className={styles.note}>
            {accounts} {accounts === 1 ? 'account' : 'accounts'} <AsOf instant={bank.as_of} />
          </p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <HistoryProgress bank={bank} />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {offersAccounts && (
        <p className={styles.note}>{institution} has accounts that you have not shared yet.</p>
      )}
      <div className={styles.buttons}>
        {remedy && (
          <Button size="small" onClick={() => onLink(remedy === 'repair' ? id : undefined)}>
            {remedy === 'repair' ? 'Sign in again' : 'Connect again'}
          </Button>
        )}
        {offersAccounts && (
          <Button size="small" onClick={() => onLink(id)}>
            Choose accounts
          </Button>
        )}
        <RemoveBank institution={institution} busy={isRemoving} onRemove={onRemove} />
      </div>
    </li>
  );
}
