import { countWords } from '@halyard/shared-contracts/finance';
import { AsOf, Badge, Button, ConfirmDialog } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { type Bank, bankState, endOfConnection, unreadRows } from './bank-state';
import styles from './connections.module.css';
import { HistoryProgress } from './history-progress';

interface BankRowProps {
  readonly bank: Bank;
  readonly isRemoving: boolean;
  readonly onLink: (itemId?: string) => void;
  readonly onRemove: () => void;
}

export function BankRow({ bank, isRemoving, onLink, onRemove }: BankRowProps) {
  const { tone, label, words, remedy } = bankState(bank);
  const { id, institution, accounts } = bank;
  const notes = [endOfConnection(bank), words?.(bank), unreadRows(bank)].filter(Boolean);
  const offersAccounts = bank.new_accounts && remedy !== 'replace';
  return (
    <li className={styles.bank}>
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={styles.institution}>{institution}</p>
          <p className={styles.note}>
            {countWords(accounts, 'account')} <AsOf instant={bank.as_of} />
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

interface RemoveBankProps {
  readonly institution: string;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

function RemoveBank({ institution, busy, onRemove }: RemoveBankProps) {
  const [asking, setAsking] = useState(false);
  const remove = () => {
    setAsking(false);
    onRemove();
  };
  return (
    <>
      <Button
        size="small"
        aria-label={`Remove ${institution}`}
        busy={busy}
        onClick={() => setAsking(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Remove ${institution}?`}
        message={`Halyard gives up its access to ${institution}, and its accounts and transactions leave your screens. Your other banks stay.`}
        confirmLabel="Remove"
        tone="danger"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
