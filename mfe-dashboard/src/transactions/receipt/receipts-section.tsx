import { failureMessage } from '@halyard/shared-contracts/store';
import {
  Button,
  ConfirmDialog,
  QueryView,
  TextField,
  useToast,
} from '@halyard/shared-contracts/ui';
import { MOST_RECEIPT_BYTES, type Receipt, RECEIPT_TYPES } from '@halyard/shared-contracts/wire';
import { useReportedChange } from '../../data/use-reported-change';
import { useState } from 'react';
import { base64Of } from './base64-of';
import {
  receiptAddress,
  useDashboardReceiptAddMutation,
  useDashboardReceiptRemoveMutation,
  useDashboardReceiptsQuery,
} from './receipts-api';
import styles from './receipts-section.module.css';

const LONGEST_NAME = 100;

export function ReceiptsSection({ row }: { readonly row: string }) {
  const query = useDashboardReceiptsQuery(row);
  const [add] = useDashboardReceiptAddMutation();
  const [remove] = useDashboardReceiptRemoveMutation();
  const report = useReportedChange();
  const toast = useToast();
  const attach = async (file: File) => {
    if (file.size > MOST_RECEIPT_BYTES) {
      toast.show({ message: 'A receipt has at most 5 MB.' });
      return;
    }
    const content = await base64Of(file);
    const name = file.name.slice(-LONGEST_NAME);
    void report(add({ row, name, content }).unwrap(), 'Receipt attached');
  };
  return (
    <div className={styles.section}>
      <QueryView query={query} loading="Loading receipts..." errorMessage={failureMessage}>
        {(receipts) => (
          <ul role="list" className={styles.receipts}>
            {receipts.map((receipt) => (
              <ReceiptRow
                key={receipt.id}
                receipt={receipt}
                onRemove={() => void report(remove(receipt).unwrap(), 'Receipt deleted')}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <TextField
        label="Attach a receipt (PNG, JPEG, WebP, or PDF)"
        hint="At most 5 MB each, and 25 MB for all transactions together"
        type="file"
        accept={RECEIPT_TYPES.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void attach(file);
          target.value = '';
        }}
      />
    </div>
  );
}

interface ReceiptRowProps {
  readonly receipt: Receipt;
  readonly onRemove: () => void;
}

function ReceiptRow({ receipt, onRemove }: ReceiptRowProps) {
  const address = receiptAddress(receipt);
  const [isAsking, setIsAsking] = useState(false);
  const remove = () => {
    setIsAsking(false);
    onRemove();
  };
  return (
    <li className={styles.receipt}>
      <a href={address} download={receipt.name} className={styles.link}>
        {receipt.type.startsWith('image/') && (
          <img src={address} alt="" className={styles.picture} loading="lazy" />
        )}
        <bdi>{receipt.name}</bdi>
      </a>
      <Button size="small" aria-label={`Delete ${receipt.name}`} onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Delete ${receipt.name}?`}
        message="The file is deleted for good. This cannot be undone."
        confirmLabel="Delete receipt"
        tone="danger"
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      />
    </li>
  );
}
