import { type Category, type IsoMonth } from '@halyard/shared-contracts/finance';
import { transactionsAddress } from '@halyard/shared-contracts/wire';

/** Where the rows of a slice are: those of its category, or of all categories that it stands for. */
export function sliceAddress(month: IsoMonth, categories: readonly Category[]): string {
  const [only, ...more] = categories;
  const filter = only && more.length === 0 ? { category: only } : { categories };
  return transactionsAddress({ ...filter, months: [month] });
}
