import type { DeletionReceipt } from '@halyard/shared-contracts/wire';
import { Button, Card, Page } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { CopyCard } from './copy-card';
import { DeletionDialog } from './deletion-dialog';
import { PermissionsCard } from './permissions-card';
import { ReceiptCard } from './receipt-card';
import { ReturnCard } from './return-card';
import styles from './your-data.module.css';

export function YourDataScreen() {
  const [receipt, setReceipt] = useState<DeletionReceipt | null>(null);
  return (
    <Page title="Your data" lead="Take it along, bring it back, or have it deleted.">
      {receipt ? <ReceiptCard receipt={receipt} /> : <Rights onDeleted={setReceipt} />}
    </Page>
  );
}

function Rights({ onDeleted }: { readonly onDeleted: (receipt: DeletionReceipt) => void }) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <CopyCard />
      <ReturnCard />
      <PermissionsCard />
      <Card title="Delete everything">
        <div className={styles.stack}>
          <p>Ends every bank link and deletes your account with everything in it.</p>
          <div>
            <Button variant="danger" onClick={() => setIsDeleting(true)}>
              Delete my data
            </Button>
          </div>
        </div>
      </Card>
      {isDeleting && <DeletionDialog onDeleted={onDeleted} onClose={() => setIsDeleting(false)} />}
    </>
  );
}
