import {
  type AccountType,
  isLiabilityType,
  type LiabilityType,
} from '@halyard/shared-contracts/finance';
import { accountTypeLabel, liabilityTypeLabel } from '@halyard/shared-contracts/ui';

export function balanceTypeLabel(type: AccountType | LiabilityType): string {
  return isLiabilityType(type) ? liabilityTypeLabel(type) : accountTypeLabel(type);
}
