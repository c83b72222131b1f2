import { failureMessage } from '@halyard/shared-contracts/store';
import { AsOf, Button, Page, QueryView } from '@halyard/shared-contracts/ui';
import { lazy, Suspense, useState } from 'react';
import { ShortcutsSheet } from './shortcuts/shortcuts-sheet';
import { TransactionBrowser } from './browser/transaction-browser';
import { useTransactionsData } from './transactions-data';
import styles from './transactions-screen.module.css';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { useTransactionChanges } from './use-transaction-changes';

const AddTransaction = lazy(async () => ({
  default: (await import('./form/add-transaction')).AddTransaction,
}));

export function TransactionsScreen() {
  const query = useTransactionsData();
  const changes = useTransactionChanges();
  const [layer, setLayer] = useState<'add' | 'shortcuts' | null>(null);
  const [hasShortcuts, setHasShortcuts] = useState(true);
  const close = () => setLayer(null);
  useShortcuts({ '?': () => setLayer('shortcuts') }, hasShortcuts);
  return (
    <Page
      title="Transactions"
      lead={query.data && <AsOf instant={query.data.asOf} />}
      actions={
        <>
          <span className={styles.keyboard}>
            <Button variant="quiet" onClick={() => setLayer('shortcuts')}>
              Keyboard shortcuts
            </Button>
          </span>
          <Button variant="primary" onClick={() => setLayer('add')}>
            Add Transaction
          </Button>
        </>
      }
    >
      <QueryView query={query} loading="Loading transactions..." errorMessage={failureMessage}>
        {(data) => (
          <>
            <TransactionBrowser data={data} changes={changes} hasShortcuts={hasShortcuts} />
            <Suspense>
              {layer === 'add' && <AddTransaction data={data} changes={changes} onClose={close} />}
            </Suspense>
          </>
        )}
      </QueryView>
      <ShortcutsSheet
        open={layer === 'shortcuts'}
        onClose={close}
        enabled={hasShortcuts}
        onEnable={setHasShortcuts}
      />
    </Page>
  );
}
