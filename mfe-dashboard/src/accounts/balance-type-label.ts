import {
  type AccountType,
  isLiabilityType,
  type LiabilityType,
} from '@halyard/shared-contracts/finance';
import { accountTypeLabel, liabilityTypeLabel } from '@halyard/shared-contracts/ui';

/** The words for the type of an account or a debt: 'Checking', 'Credit card'. */
export function balanceTypeLabel(type: AccountType | LiabilityType): string {
  return isLiabilityType(type) ? liabilityTypeLabel(type) : accountTypeLabel(type);
}
