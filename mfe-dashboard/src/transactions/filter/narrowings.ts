import { monthLabel, spokenDate } from '@halyard/shared-contracts/ui';
import { accountName, type AccountNames } from '../account-names';
import { NO_CHOICE, type TransactionChoices } from './transaction-choices';

export interface Narrowing {
  readonly label: string;
  readonly lifted: Partial<TransactionChoices>;
}

const COUNTED_FROM = 3;

const named = (names: readonly string[], kind: string): string =>
  names.length < COUNTED_FROM ? names.join(' and ') : `${names.length} ${kind}`;

export function narrowings(choices: TransactionChoices, names: AccountNames): Narrowing[] {
  const { account, months, from, to, categories, merchants, ids, countedOnly, tag, review } =
    choices;
  const found: Narrowing[] = [];
  const put = (part: keyof typeof NO_CHOICE, label: string) =>
    found.push({ label, lifted: { [part]: NO_CHOICE[part] } });
  if (account !== null) put('account', `Only ${accountName(names, account)}: show all accounts`);
  if (months.length > 0)
    put('months', `Only ${named(months.map(monthLabel), 'months')}: show all months`);
  if (from !== null) put('from', `From ${spokenDate(from)}: show earlier ones`);
  if (to !== null) put('to', `Until ${spokenDate(to)}: show later ones`);
  if (categories.length > 0)
    put('categories', `Only ${named(categories, 'categories')}: show all categories`);
  if (review) put('review', 'Only rows to review: show all');
  if (tag !== null) put('tag', `Only #${tag}: show all tags`);
  if (merchants.length > 0)
    put('merchants', `Only ${named(merchants, 'merchants')}: show all merchants`);
  if (ids.length > 0) {
    const count = ids.length === 1 ? 'one transaction' : `${ids.length} transactions`;
    put('ids', `Only ${count}: show all transactions`);
  }
  if (countedOnly) put('countedOnly', 'Transfers left out: show them');
  return found;
}
