import {
  type Account,
  assetGroups,
  debtTypeFacts,
  type Liability,
  totalDebt,
} from '@halyard/shared-contracts/finance';
import { type Cents, negate } from '@halyard/shared-contracts/money';
import type { AccountRow } from '../account-rows';

export interface AccountGroup {
  readonly name: string;
  readonly rows: readonly AccountRow[];
  readonly subtotal: Cents;
}

interface Owned {
  readonly accounts: readonly Account[];
  readonly liabilities: readonly Liability[];
}

const ASSETS = {
  cash: 'Cash',
  investments: 'Investments',
  property: 'Property',
  other: 'Other',
} as const;

const isCard = ({ type }: Liability): boolean => debtTypeFacts(type).isCard;

export function accountGroups(
  rows: readonly AccountRow[],
  { accounts, liabilities }: Owned,
): AccountGroup[] {
  const shown = new Set(rows.map(({ id }) => id));
  const isShown = ({ id }: { readonly id: string }) => shown.has(id);
  const group = (
    name: string,
    members: readonly { readonly id: string }[],
    subtotal: Cents,
  ): AccountGroup => {
    const ids = new Set(members.map(({ id }) => id));
    return { name, rows: rows.filter(({ id }) => ids.has(id)), subtotal };
  };
  const owed = liabilities.filter(isShown);
  const cards = owed.filter(isCard);
  const loans = owed.filter((debt) => !isCard(debt));
  return [
    ...assetGroups(accounts.filter(isShown)).map(({ name, accounts: members, total }) =>
      group(ASSETS[name], members, total),
    ),
    group('Cards', cards, negate(totalDebt(cards))),
    group('Loans', loans, negate(totalDebt(loans))),
  ].filter(({ rows: members }) => members.length > 0);
}
