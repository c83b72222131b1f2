import { brand } from '@halyard/shared-contracts/brand';
import { civilDay, countWords, isoDate } from '@halyard/shared-contracts/finance';
import { Button, Card, CivilDate, Facts } from '@halyard/shared-contracts/ui';
import type { DeletionReceipt } from '@halyard/shared-contracts/wire';
import { useEffect } from 'react';
import { saveFile } from './save-file';
import styles from './your-data.module.css';

export function ReceiptCard({ receipt }: { readonly receipt: DeletionReceipt }) {
  // The button that had the focus is gone, and the receipt may be above the window.
  useEffect(() => document.querySelector('h1')?.focus(), []);
  const day = (date: string) => <CivilDate date={isoDate(date)} />;
  return (
    <Card title="Your data was deleted">
      <div className={styles.stack}>
        <p role="status">
          {receipt.erased_at
            ? 'Everything is gone, and every bank link has ended.'
            : 'You are logged out everywhere. A bank has yet to end its link; we ask it until it does.'}
        </p>
        <Facts
          facts={[
            ['Receipt number', receipt.id],
            receipt.erased_at
              ? ['Done on', day(civilDay(new Date(receipt.erased_at)))]
              : ['Done by', day(receipt.erased_by)],
            ['Gone from backups by', day(receipt.backups_by)],
            ['Bank links', receipt.banks],
            ['Accounts', receipt.accounts],
            ['Transactions', receipt.transactions.toLocaleString('en-US')],
          ]}
        />
        <div>
          <Button
            variant="primary"
            onClick={() =>
              saveFile(
                `deletion-${receipt.id}.txt`,
                new Blob([receiptText(receipt)], { type: 'text/plain' }),
              )
            }
          >
            Download the receipt
          </Button>
        </div>
      </div>
    </Card>
  );
}

const receiptText = (receipt: DeletionReceipt): string => `Receipt of a deletion at ${brand.name}

Number: ${receipt.id}
Asked for: ${receipt.asked_at}
Done: ${receipt.erased_at ?? `not yet; by ${receipt.erased_by} at the latest`}
Gone from backups: by ${receipt.backups_by} at the latest

Deleted: ${countWords(receipt.banks, 'bank link')}, ${countWords(receipt.accounts, 'account')}, ${countWords(receipt.transactions, 'transaction')}, and everything
else that was stored about you.

This receipt contains no name. Send its number to ${brand.email} to ask about the state of the deletion.
`;
