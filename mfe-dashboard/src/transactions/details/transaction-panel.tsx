import type { Transaction } from '@halyard/shared-contracts/finance';
import { Button, Panel } from '@halyard/shared-contracts/ui';
import { useEffect, useRef } from 'react';
import { accountName, type AccountNames } from '../account-names';
import type { TransactionsData } from '../transactions-data';
import type { TransactionChanges } from '../use-transaction-changes';
import { PanelDivisions } from './panel-divisions';
import { PanelKind } from './panel-kind';
import { PanelRecords } from './panel-records';
import { usePanelRow } from './panel-row';
import { PanelTexts } from './panel-texts';
import { TransactionFacts } from './transaction-facts';
import styles from './transaction-panel.module.css';

interface TransactionPanelProps {
  readonly row: Transaction;
  readonly data: TransactionsData;
  readonly names: AccountNames;
  readonly changes: TransactionChanges;
  readonly startsAtCategory: boolean;
  readonly onClose: () => void;
}

export function TransactionPanel(props: TransactionPanelProps) {
  const { row, data, names, changes, startsAtCategory, onClose } = props;
  const content = useRef<HTMLDivElement>(null);
  const category = useRef<HTMLSelectElement>(null);
  // Without this focus, a key press would change the category field.
  useEffect(() => {
    (startsAtCategory ? category : content).current?.focus();
  }, [startsAtCategory]);
  const panel = usePanelRow(props);
  const remove = () => {
    onClose();
    void changes.remove(panel.whole);
  };
  return (
    <Panel
      title={row.merchant}
      open
      onClose={onClose}
      footer={
        row.source === 'manual' && (
          <Button variant="danger" onClick={remove}>
            Delete transaction
          </Button>
        )
      }
    >
      <div ref={content} tabIndex={-1} className={styles.panel}>
        <TransactionFacts
          row={row}
          whole={panel.whole}
          accountName={accountName(names, row.accountId)}
          today={data.today}
          onLeave={onClose}
        />
        <PanelKind panel={panel} category={category} />
        <PanelTexts {...panel} />
        {!panel.route && <PanelDivisions {...panel} />}
        <PanelRecords {...panel} />
      </div>
    </Panel>
  );
}
