import { Button, ButtonLink, Dialog, EmptyState } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { StatementDialog } from '../../statement/statement-dialog';
import { manualAccounts, ownAccounts } from './own-accounts';
import { emptyDraft } from './transaction-draft';
import { TransactionForm } from './transaction-form';
import type { TransactionsData } from '../transactions-data';
import type { TransactionChanges } from '../use-transaction-changes';

interface AddTransactionProps {
  readonly data: TransactionsData;
  readonly changes: TransactionChanges;
  readonly onClose: () => void;
}

export function AddTransaction({ data, changes, onClose }: AddTransactionProps) {
  const accounts = ownAccounts(data.accounts, data.liabilities);
  const first = accounts[0];
  const [isImporting, setIsImporting] = useState(false);
  const [manual, ...others] = manualAccounts(data.accounts, data.liabilities);
  if (isImporting && manual)
    return <StatementDialog accounts={[manual, ...others]} onClose={onClose} />;
  return (
    <Dialog title="Add a transaction" open onClose={onClose}>
      {first ? (
        <>
          {manual && (
            <p>
              <Button variant="quiet" onClick={() => setIsImporting(true)}>
                Import a statement instead
              </Button>
            </p>
          )}
          <TransactionForm
            initial={emptyDraft(first.value, data.today)}
            accounts={accounts}
            saveLabel="Add transaction"
            onSave={async (input) => {
              const saved = await changes.add(input);
              if (saved) onClose();
              return saved;
            }}
          />
        </>
      ) : (
        <EmptyState
          title="No account of your own yet"
          hint="Connect a bank, or add an account of your own and import its statements."
          action={
            <ButtonLink to="/accounts?add=1" variant="primary">
              Add an account
            </ButtonLink>
          }
        />
      )}
    </Dialog>
  );
}
