import type { Transaction } from '@halyard/shared-contracts/finance';
import { ButtonLink } from '@halyard/shared-contracts/ui';
import { SlotPlace } from '@halyard/shared-contracts/ui/parts';
import { ruleAddress } from '@halyard/shared-contracts/wire';
import type { RefObject } from 'react';
import { accountName } from '../account-names';
import { TagsAndHiding } from '../tags/tags-and-hiding';
import { CategoryField } from './category-field';
import type { PanelRow } from './panel-row';
import { LoanPaymentSection } from './transfer/loan-payment-section';
import { TransferSection } from './transfer/transfer-section';

function kindOf({ amount, transfer }: Transaction): 'transfer' | 'spending' | 'income' {
  if (transfer) return 'transfer';
  return amount < 0 ? 'spending' : 'income';
}

interface PanelKindProps {
  readonly panel: PanelRow;
  readonly category: RefObject<HTMLSelectElement | null>;
}

/** These sections say what the money was for. */
export function PanelKind({ panel, category }: PanelKindProps) {
  const { row, whole, route, data, names, edit } = panel;
  return (
    <>
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
    </>
  );
}
