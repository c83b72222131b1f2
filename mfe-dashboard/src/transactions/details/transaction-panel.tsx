import type { Transaction } from '@halyard/shared-contracts/finance';
import { Button, ButtonLink, Disclosure, Panel } from '@halyard/shared-contracts/ui';
import { SlotPlace } from '@halyard/shared-contracts/ui/parts';
import { ruleAddress, type TransactionPatch } from '@halyard/shared-contracts/wire';
import { useEffect, useMemo, useRef } from 'react';
import { accountName, type AccountNames } from '../account-names';
import { HistorySection } from '../../data/history-section';
import { CategoryField } from './category-field';
import { LoanPaymentSection } from './transfer/loan-payment-section';
import { NoteField } from './note-field';
import { RenameField } from './rename-field';
import { ownAccounts } from '../form/own-accounts';
import { isShared, ShareSection, shareTitle } from './share/share-section';
import { SplitEditor } from './split/split-editor';
import { transferRoute } from '../transfer-route';
import { TagsAndHiding } from '../tags/tags-and-hiding';
import { TransferLink } from './transfer/transfer-link';
import { TransferSection } from './transfer/transfer-section';
import { ReceiptsSection } from '../receipt/receipts-section';
import { draftOf } from '../form/transaction-draft';
import { TransactionFacts } from './transaction-facts';
import { TransactionForm } from '../form/transaction-form';
import styles from './transaction-panel.module.css';
import type { TransactionsData } from '../transactions-data';
import type { TransactionChanges } from '../use-transaction-changes';
import { otherRows, type WholeTransaction, wholeTransaction } from './split/whole-transaction';
import { WhySection } from './why-section';

interface TransactionPanelProps {
  readonly row: Transaction;
  readonly data: TransactionsData;
  readonly names: AccountNames;
  readonly changes: TransactionChanges;
  readonly startsAtCategory: boolean;
  readonly onClose: () => void;
}

/** The editor resets after each save. */
const splitKey = ({ row, parts }: WholeTransaction): string =>
  [row.amount, ...parts.map(({ category, amount }) => `${category} ${amount}`)].join();

function kindOf({ amount, transfer }: Transaction): 'transfer' | 'spending' | 'income' {
  if (transfer) return 'transfer';
  return amount < 0 ? 'spending' : 'income';
}

export function TransactionPanel(props: TransactionPanelProps) {
  const { row, data, names, changes, startsAtCategory, onClose } = props;
  const content = useRef<HTMLDivElement>(null);
  const category = useRef<HTMLSelectElement>(null);
  // Without this focus, a key press would change the category field.
  useEffect(() => {
    (startsAtCategory ? category : content).current?.focus();
  }, [startsAtCategory]);

  const whole = useMemo(() => wholeTransaction(row, data.transactions), [row, data.transactions]);
  const isManual = row.source === 'manual';
  const route = transferRoute(row, names);
  const edit = (patch: TransactionPatch, message: string) => changes.edit(whole, patch, message);
  const remove = () => {
    onClose();
    void changes.remove(whole);
  };
  return (
    <Panel
      title={row.merchant}
      open
      onClose={onClose}
      footer={
        isManual && (
          <Button variant="danger" onClick={remove}>
            Delete transaction
          </Button>
        )
      }
    >
      <div ref={content} tabIndex={-1} className={styles.panel}>
        <TransactionFacts
          row={row}
          whole={whole}
          accountName={accountName(names, row.accountId)}
          today={data.today}
          onLeave={onClose}
        />
        <SlotPlace slot="transaction" subject={row.id} kind={kindOf(row)} />
        {row.loanPayment && (
          <LoanPaymentSection
            payment={row.loanPayment}
            loanName={accountName(names, row.loanPayment.loanId)}
          />
        )}
        {route ? (
          <TransferSection
            row={row}
            route={route}
            onUnlink={() => void edit({ transfer_id: null }, 'Rows unlinked')}
          />
        ) : (
          <CategoryField
            ref={category}
            row={row}
            whole={whole}
            onSave={(patch, chosen) => edit(patch, `Category changed to ${chosen}`)}
          />
        )}
        <p>
          <ButtonLink to={ruleAddress(row)}>Always do this</ButtonLink>
        </p>
        <TagsAndHiding row={row} transactions={data.transactions} onSave={edit} />
        <Disclosure summary="Why?">
          <WhySection id={whole.row.id} />
        </Disclosure>
        <NoteField note={row.note} onSave={(note) => edit({ note }, 'Note saved')} />
        <Disclosure summary="Rename merchant">
          <RenameField
            key={row.merchant}
            merchant={row.merchant}
            others={otherRows(data.transactions, row)}
            onSave={(merchant, all) =>
              void (all
                ? changes.renameMerchant({ from: row.merchant, to: merchant })
                : edit({ merchant }, `Renamed to ${merchant}`))
            }
          />
        </Disclosure>
        {!route && (
          <Disclosure
            summary={shareTitle(whole.row)}
            defaultOpen={isShared(whole.row, data.transactions)}
          >
            <ShareSection
              key={whole.row.id}
              whole={whole.row}
              transactions={data.transactions}
              onSave={(id, patch, message) => void changes.patch(id, patch, message)}
            />
          </Disclosure>
        )}
        {!route && (
          <Disclosure summary="Split into parts" defaultOpen={whole.parts.length > 0}>
            <SplitEditor
              key={splitKey(whole)}
              whole={whole}
              onSave={(patch) => void edit(patch, patch.parts ? 'Split saved' : 'Split removed')}
            />
          </Disclosure>
        )}
        {!route && whole.parts.length === 0 && (
          <Disclosure summary="Link with another row">
            <TransferLink
              row={row}
              transactions={data.transactions}
              names={names}
              onLink={({ id }) => void edit({ transfer_id: id }, 'Rows linked as a transfer')}
            />
          </Disclosure>
        )}
        {row.source !== 'sample' && (
          <Disclosure summary="Receipts">
            <ReceiptsSection row={whole.row.id} />
          </Disclosure>
        )}
        <Disclosure summary="History">
          <HistorySection entity="transaction" id={whole.row.id} />
        </Disclosure>
        {isManual && whole.parts.length === 0 && (
          <Disclosure summary="Edit transaction">
            <TransactionForm
              initial={draftOf(row)}
              accounts={ownAccounts(data.accounts, data.liabilities)}
              saveLabel="Save changes"
              onSave={(input) => edit(input, 'Transaction updated')}
            />
          </Disclosure>
        )}
      </div>
    </Panel>
  );
}
