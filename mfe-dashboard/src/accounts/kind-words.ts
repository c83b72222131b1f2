import type { AccountRow } from './account-rows';
import { balanceTypeLabel } from './balance-type-label';

/** Returns, for example, "Savings ••9023". It leaves out unknown parts. */
export const kindWords = ({ type, mask }: Pick<AccountRow, 'type' | 'mask'>): string =>
  [balanceTypeLabel(type), mask && `••${mask}`].filter(Boolean).join('\u00a0');
