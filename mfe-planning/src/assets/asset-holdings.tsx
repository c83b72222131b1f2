import { type Account, heldIn } from '@halyard/shared-contracts/finance';
import { useHoldingsQuery } from '@halyard/shared-contracts/store';
import { HoldingList } from '@halyard/shared-contracts/ui';

export function AssetHoldings({ account }: { readonly account: Account }) {
  const { data, isError } = useHoldingsQuery();
  const held = data && heldIn(data.holdings, account.id);
  return <HoldingList account={account} held={held} failed={isError} />;
}
