import { type Account, ACCOUNT_TYPES, totalAssets } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { accountTypeLabel } from '@halyard/shared-contracts/ui';
import { accountNotInTotal, type NotInTotalReason } from '../not-in-total';

export interface AssetRow {
  readonly id: string;
  readonly account: Account;
  readonly typeName: string;
  readonly notInTotal: NotInTotalReason | null;
}

interface AssetShare {
  readonly name: string;
  readonly amount: Cents;
}

export interface AssetsView {
  readonly total: Cents;
  readonly rows: readonly AssetRow[];
  readonly shares: readonly AssetShare[];
  readonly counted: number;
}

const byBalance = (a: AssetRow, b: AssetRow): number =>
  Number(a.notInTotal !== null) - Number(b.notInTotal !== null) ||
  (b.account.balance ?? 0) - (a.account.balance ?? 0);

function sharesOf(accounts: readonly Account[]): AssetShare[] {
  return ACCOUNT_TYPES.map((type) => ({
    name: accountTypeLabel(type),
    amount: totalAssets(accounts.filter((account) => account.type === type)),
  }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount);
}

export function assetsView(accounts: readonly Account[]): AssetsView {
  const total = totalAssets(accounts);
  const rows = accounts
    .map((account) => ({
      id: account.id,
      account,
      typeName: accountTypeLabel(account.type),
      notInTotal: accountNotInTotal(account),
    }))
    .toSorted(byBalance);
  return {
    total,
    rows,
    shares: sharesOf(accounts),
    counted: rows.filter(({ notInTotal }) => notInTotal === null).length,
  };
}
