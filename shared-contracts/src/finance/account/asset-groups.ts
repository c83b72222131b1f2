import type { Cents } from '../../money';
import type { Account } from '../entities';
import { type AccountType, accountTypeFacts } from './account-types';
import { totalAssets } from './totals';

type AssetGroupName = 'cash' | 'investments' | 'property' | 'other';

export interface AssetGroup {
  readonly name: AssetGroupName;
  readonly accounts: readonly Account[];
  readonly total: Cents;
}

const GROUPS: readonly AssetGroupName[] = ['cash', 'investments', 'property', 'other'];

function groupOf(type: AccountType): AssetGroupName {
  const { isCash, isInvested, isValued } = accountTypeFacts(type);
  if (isCash) return 'cash';
  if (isInvested) return 'investments';
  return isValued ? 'property' : 'other';
}

export function assetGroups(accounts: readonly Account[]): AssetGroup[] {
  return GROUPS.flatMap((name) => {
    const members = accounts.filter(({ type }) => groupOf(type) === name);
    return members.length > 0 ? [{ name, accounts: members, total: totalAssets(members) }] : [];
  });
}
