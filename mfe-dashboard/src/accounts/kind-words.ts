import type { AccountRow } from './account-rows';
import { balanceTypeLabel } from './balance-type-label';

/** "Savings ••9023", as far as the parts are known. */
export const kindWords = ({ type, mask }: Pick<AccountRow, 'type' | 'mask'>): string =>
  [balanceTypeLabel(type), mask && `••${mask}`].filter(Boolean).join('\u00a0');
