import { type Transaction, toCategory } from '@halyard/shared-contracts/finance';
import {
  Badge,
  Button,
  CivilDate,
  Disclosure,
  Panel,
  SelectField,
} from '@halyard/shared-contracts/ui';
import { useEffect, useRef } from 'react';
import { accountName, type AccountNames } from './account-names';
import { CATEGORY_OPTIONS } from './category-options';
import { NoteField } from './note-field';
import { ownAccounts } from './own-accounts';
import { relativeDateLabel } from './relative-date-label';
import { SignedAmount } from './signed-amount';
import { SplitEditor } from './split-editor';
import { draftOf } from './transaction-draft';
import { TransactionForm } from './transaction-form';
import styles from './transaction-panel.module.css';
import type { TransactionsData } from './transactions-data';
import type { TransactionChanges } from './use-transaction-changes';

interface TransactionPanelProps {
  readonly row: Transaction;
  readonly data: TransactionsData;
  readonly names: AccountNames;
  readonly changes: TransactionChanges;
  /** Whether the category takes the focus, for the key that edits. */
  readonly startsAtCategory: boolean;
  readonly onClose: () => void;
}

/** One transaction whole: what the bank said, and what the person may change of it. */
export function TransactionPanel(props: TransactionPanelProps) {
  const { row, data, names, changes, startsAtCategory, onClose } = props;
  const category = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (startsAtCategory) category.current?.focus();
  }, [startsAtCategory]);
  const remove = () => {
    onClose();
    void changes.remove(row);
  };
  const footer = row.source === 'manual' && (
    <Button variant="danger" onClick={remove}>
      Delete transaction
    </Button>
  );
  return (
    <Panel title={row.merchant} open onClose={onClose} footer={footer || undefined}>
      <div className={styles.panel}>
        <Facts row={row} data={data} names={names} />
        <SelectField
          ref={category}
          label="Category"
          hint="Kept when your bank sends this transaction again."
          options={CATEGORY_OPTIONS}
          value={row.category}
          onChange={(event) => {
            const chosen = toCategory(event.target.value);
            void changes.edit(row, { category: chosen }, `Category changed to ${chosen}`);
          }}
        />
        <NoteField
          key={row.note}
          note={row.note}
          onSave={(note) => void changes.edit(row, { note }, 'Note saved')}
        />
        <Disclosure summary="Split into parts">
          <SplitEditor
            key={row.amount}
            row={row}
            onSave={(patch) =>
              void changes.edit(row, patch, patch.parts ? 'Split saved' : 'Split removed')
            }
          />
        </Disclosure>
        {row.source === 'manual' && (
          <Disclosure summary="Edit transaction">
            <TransactionForm
              initial={draftOf(row)}
              accounts={ownAccounts(data.accounts, data.liabilities)}
              saveLabel="Save changes"
              onSave={(input) => changes.edit(row, input, 'Transaction updated')}
            />
          </Disclosure>
        )}
      </div>
    </Panel>
  );
}

type FactsProps = Pick<TransactionPanelProps, 'row' | 'data' | 'names'>;

function Facts({ row, data, names }: FactsProps) {
  return (
    <>
      <p className={styles.amount}>
        <SignedAmount amount={row.amount} currency={row.currency} />
        {row.pending && <Badge tone="info">Pending</Badge>}
      </p>
      <dl className={styles.facts}>
        <dt>Date</dt>
        <dd>
          <CivilDate date={row.date} style="long" /> ({relativeDateLabel(row.date, data.today)})
        </dd>
        <dt>Account</dt>
        <dd>{accountName(names, row.accountId)}</dd>
        <dt>{row.source === 'manual' ? 'Entered as' : 'Bank description'}</dt>
        <dd>{row.name}</dd>
      </dl>
    </>
  );
}
