import type { AccountType } from '@halyard/shared-contracts/finance';
import { Button, Dialog } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { ConnectBankButton } from '../../link/connect-bank-button';
import { type BankLink, useBankLink } from '../../link/use-bank-link';
import { EMPTY_DRAFT } from './account-draft';
import { AccountForm } from './account-form';
import styles from './add-account-dialog.module.css';
import type { AccountChanges } from '../use-account-changes';

interface AddAccountDialogProps {
  readonly type: AccountType | undefined;
  readonly source: 'sample' | 'own';
  readonly changes: AccountChanges;
  readonly onClose: () => void;
}

export function AddAccountDialog({ type, source, changes, onClose }: AddAccountDialogProps) {
  const [isManual, setIsManual] = useState(type !== undefined);
  const link = useBankLink();
  const title = isManual ? 'Add a manual account' : 'Add an account';
  if (link.isWindowOpen) return null;
  return (
    // Each step is a new dialog, so that its first field has the focus.
    <Dialog key={title} title={title} open onClose={onClose}>
      {source === 'sample' && (
        <p className={styles.sample}>
          An account of your own takes the place of the sample figures.
        </p>
      )}
      {isManual ? (
        <AccountForm
          initial={type ? { ...EMPTY_DRAFT, type } : EMPTY_DRAFT}
          saveLabel="Add account"
          onSave={async (entry) => {
            const saved = await changes.add(entry);
            if (saved) onClose();
            return saved;
          }}
        />
      ) : (
        <Ways link={link} onManual={() => setIsManual(true)} />
      )}
    </Dialog>
  );
}

interface WaysProps {
  readonly link: BankLink;
  readonly onManual: () => void;
}

function Ways({ link, onManual }: WaysProps) {
  return (
    <div className={styles.ways}>
      <section>
        <h3>Connect a bank</h3>
        <p>
          Balances and transactions come by themselves. Halyard reads them and never moves money.
        </p>
        <ConnectBankButton link={link}>Connect a bank</ConnectBankButton>
      </section>
      <section>
        <h3>Add a manual account</h3>
        <p>
          For cash, your home or car, a loan between friends, or anything else your bank does not
          know.
        </p>
        <Button onClick={onManual}>Add a manual account</Button>
      </section>
    </div>
  );
}
