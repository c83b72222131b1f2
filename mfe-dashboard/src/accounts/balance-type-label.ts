import {
  type AccountType,
  LIABILITY_TYPES,
  type LiabilityType,
} from '@halyard/shared-contracts/finance';
import { accountTypeLabel, liabilityTypeLabel } from '@halyard/shared-contracts/ui';

/** Whether a type is one of a debt. */
export function isLiabilityType(type: AccountType | LiabilityType): type is LiabilityType {
  return LIABILITY_TYPES.some((known) => known === type);
}

/** The words for the type of an account or a debt: 'Checking', 'Credit card'. */
export function balanceTypeLabel(type: AccountType | LiabilityType): string {
  return isLiabilityType(type) ? liabilityTypeLabel(type) : accountTypeLabel(type);
}
