import type { Category, IsoMonth } from '@halyard/shared-contracts/finance';
import { transactionsAddress } from '@halyard/shared-contracts/wire';

export const spendingRows = (month: IsoMonth, categories: readonly Category[]): string =>
  transactionsAddress({ months: [month], categories, countedOnly: true });
