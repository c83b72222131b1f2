import { isSetAside, type Transaction } from '@halyard/shared-contracts/finance';
import { Button, Facts } from '@halyard/shared-contracts/ui';
import styles from './transfer-section.module.css';

interface TransferSectionProps {
  readonly row: Transaction;
  readonly route: string;
  readonly onUnlink: () => void;
}

export function TransferSection({ row, route, onUnlink }: TransferSectionProps) {
  return (
    <section aria-label="Transfer" className={styles.section}>
      <Facts facts={[['Transfer', route]]} />
      <p className={styles.note}>
        {isSetAside(row)
          ? 'This money is put aside. It counts in your budget, but you did not use it up.'
          : 'Money between your own accounts is neither income nor spending.'}
      </p>
      <Button size="small" onClick={onUnlink}>
        Unlink
      </Button>
    </section>
  );
}
