import { type Cents, percentOf } from '@halyard/shared-contracts/money';
import {
  accountTypeLabel,
  AsOf,
  ButtonLink,
  DetailsPanel,
  HoldingList,
  Percent,
  sourceLabel,
} from '@halyard/shared-contracts/ui';
import { type Account, holdingsIn } from '@halyard/shared-contracts/finance';
import { useHoldingsQuery } from '@halyard/shared-contracts/store';
import { BalanceActions } from '../balance-actions';
import { BalanceAmount } from '../balance-amount';
import { notInTotalWords } from '../not-in-total';
import type { AssetRow } from './assets-view';

function AssetHoldings({ account }: { readonly account: Account }) {
  const { data, isError } = useHoldingsQuery();
  const held = data && holdingsIn(data.holdings, account.id);
  return <HoldingList account={account} held={held} failed={isError} />;
}

interface AssetPanelProps {
  readonly row: AssetRow;
  readonly total: Cents;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export function AssetPanel({ row, total, onEdit, onRemove, onClose }: AssetPanelProps) {
  const { account, notInTotal } = row;
  const { name, officialName, type, institution, mask, source, asOf, balance } = account;
  return (
    <DetailsPanel
      title={name}
      label="Balance"
      value={<BalanceAmount balance={balance} currency={account.currency} />}
      facts={[
        ['Type', accountTypeLabel(type)],
        ['Institution', institution],
        ['Official name', officialName],
        ['Number ending in', mask],
        [
          'Share of Total Assets',
          notInTotal === null && balance !== null ? (
            <Percent value={percentOf(balance, total)} decimals={1} />
          ) : (
            notInTotal && notInTotalWords(notInTotal)
          ),
        ],
        ['Source', sourceLabel(source)],
        ['Balance', asOf && <AsOf instant={asOf} />],
      ]}
      footer={
        source !== 'sample' && (
          <BalanceActions source={source} onEdit={onEdit} onRemove={onRemove} />
        )
      }
      onClose={onClose}
    >
      <AssetHoldings account={account} />
      <ButtonLink to={`/transactions?account=${encodeURIComponent(account.id)}`}>
        View its transactions
      </ButtonLink>
    </DetailsPanel>
  );
}
