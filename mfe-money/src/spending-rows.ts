import type { Category, IsoMonth } from '@halyard/shared-contracts/finance';
import { transactionsAddress } from '@halyard/shared-contracts/wire';

/** The address of the rows that a month's spending is the sum of; refunds are among them. */
export const spendingRows = (month: IsoMonth, categories: readonly Category[]): string =>
  transactionsAddress({ months: [month], categories, countedOnly: true });
