import { negate, type Cents } from '../../money';
import type { LiabilityType } from '../debt/debt-types';
import type { Account, Liability, Source } from '../entities';
import type { AccountType } from './account-types';

/** `balance` is below zero for a debt and null when it is not reported. */
export interface BalanceRow {
  readonly id: string;
  readonly name: string;
  readonly kind: 'asset' | 'debt';
  readonly type: AccountType | LiabilityType;
  readonly institution: string;
  readonly balance: Cents | null;
  readonly currency: string;
  readonly mask: string | null;
  readonly source: Source;
  readonly closed: boolean;
  readonly asOf: string | null;
}

const row = (
  kind: BalanceRow['kind'],
  { id, name, type, institution, currency, mask, source, closed, asOf }: Account | Liability,
  balance: Cents | null,
): BalanceRow => ({
  id,
  name,
  kind,
  type,
  institution,
  balance,
  currency,
  mask,
  source,
  closed,
  asOf,
});

/** Lists accounts and debts, also closed ones, with debts below zero (P1-3-9). */
export function combinedBalances(
  accounts: readonly Account[],
  liabilities: readonly Liability[],
): BalanceRow[] {
  return [
    ...accounts.map((account) => row('asset', account, account.balance)),
    ...liabilities.map((debt) =>
      row('debt', debt, debt.balance === null ? null : negate(debt.balance)),
    ),
  ];
}
