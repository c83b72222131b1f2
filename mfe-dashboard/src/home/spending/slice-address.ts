import { type Category, type IsoMonth } from '@halyard/shared-contracts/finance';
import { transactionsAddress } from '@halyard/shared-contracts/wire';

export function sliceAddress(month: IsoMonth, categories: readonly Category[]): string {
  const [only, ...more] = categories;
  const filter = only && more.length === 0 ? { category: only } : { categories };
  return transactionsAddress({ ...filter, months: [month] });
}
