import { accountsAddress, transactionsAddress } from '@halyard/shared-contracts/wire';
import type { FactQuery } from './fact';
import { factFilter } from './fact-filter';

/** Returns a path of this app, never an address from data. */
export function factHref(query: FactQuery): string {
  switch (query.of) {
    case 'screen':
      return query.path;
    case 'transactions':
      return transactionsAddress(factFilter(query));
    case 'holdings':
      return accountsAddress(query.ids);
  }
}
