import type { LiabilitiesObject } from 'plaid';
import type { BankAccount, Item } from '../bank/item';
import type { Wire } from '../plaid-wire';
import { creditLiability } from './liability-credit';
import { mortgageLiability } from './liability-mortgage';
import { studentLiability } from './liability-student';

/** The kind of liability that Plaid reports for an account, or null: Plaid has no auto loans. */
export function liabilityKind(account: BankAccount): 'credit' | 'student' | 'mortgage' | null {
  if (account.type === 'credit') return 'credit';
  if (account.type !== 'loan') return null;
  return account.subtype === 'student' || account.subtype === 'mortgage' ? account.subtype : null;
}

/** The liabilities of an Item. A kind without accounts is null, as Plaid answers it. */
export function liabilitiesAnswer(
  item: Item,
  accounts: readonly BankAccount[],
  today: string,
): Wire<LiabilitiesObject> {
  const of = (kind: string) => accounts.filter((account) => liabilityKind(account) === kind);
  return {
    credit: orNull(of('credit').map((account) => creditLiability(item, account, today))),
    mortgage: orNull(of('mortgage').map((account) => mortgageLiability(account, today))),
    student: orNull(of('student').map((account) => studentLiability(account, today))),
  };
}

function orNull<T>(list: T[]): T[] | null {
  return list.length > 0 ? list : null;
}
