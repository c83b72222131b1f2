import {
  type Account,
  type AccountType,
  ACCOUNT_TYPES,
  totalAssets,
} from '@halyard/shared-contracts/finance';
import { type Cents, percentOf } from '@halyard/shared-contracts/money';
import { accountLeftOut, type LeftOut } from '../left-out';

export interface AssetRow {
  readonly id: string;
  readonly account: Account;
  readonly leftOut: LeftOut | null;
}

export interface AssetShare {
  readonly type: AccountType;
  readonly amount: Cents;
  readonly percent: number;
}

export interface AssetsView {
  readonly total: Cents;
  readonly rows: readonly AssetRow[];
  readonly shares: readonly AssetShare[];
  readonly counted: number;
}

const byBalance = (a: AssetRow, b: AssetRow): number =>
  Number(a.leftOut !== null) - Number(b.leftOut !== null) ||
  (b.account.balance ?? 0) - (a.account.balance ?? 0);

function sharesOf(accounts: readonly Account[], total: Cents): AssetShare[] {
  return ACCOUNT_TYPES.map((type) => {
    const amount = totalAssets(accounts.filter((account) => account.type === type));
    return { type, amount, percent: percentOf(amount, total) };
  })
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount);
}

export function assetsView(accounts: readonly Account[]): AssetsView {
  const total = totalAssets(accounts);
  const rows = accounts
    .map((account) => ({ id: account.id, account, leftOut: accountLeftOut(account) }))
    .toSorted(byBalance);
  return {
    total,
    rows,
    shares: sharesOf(accounts, total),
    counted: rows.filter(({ leftOut }) => leftOut === null).length,
  };
}
