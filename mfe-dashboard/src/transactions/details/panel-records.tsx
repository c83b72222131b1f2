import { Disclosure } from '@halyard/shared-contracts/ui';
import { HistorySection } from '../../data/history-section';
import { ownAccounts } from '../form/own-accounts';
import { draftOf } from '../form/transaction-draft';
import { TransactionForm } from '../form/transaction-form';
import { ReceiptsSection } from '../receipt/receipts-section';
import type { PanelRow } from './panel-row';

export function PanelRecords({ row, whole, data, edit }: PanelRow) {
  return (
    <>
      {row.source !== 'sample' && (
        <Disclosure summary="Receipts">
          <ReceiptsSection row={whole.row.id} />
        </Disclosure>
      )}
      <Disclosure summary="History">
        <HistorySection entity="transaction" id={whole.row.id} />
      </Disclosure>
      {row.source === 'manual' && whole.parts.length === 0 && (
        <Disclosure summary="Edit transaction">
          <TransactionForm
            initial={draftOf(row)}
            accounts={ownAccounts(data.accounts, data.liabilities)}
            saveLabel="Save changes"
            onSave={(input) => edit(input, 'Transaction updated')}
          />
        </Disclosure>
      )}
    </>
  );
}
