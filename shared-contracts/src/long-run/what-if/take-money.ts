import { type Account, accountTypeFacts, emergencyAccounts } from '../../finance';
import { cents, type Cents } from '../../money';

/** A purchase uses the emergency savings last, and lost pay uses them first. */
export type First = 'other' | 'emergency';

const isAtHand = ({ type, closed, currency, balance }: Account): boolean => {
  const { isCash, isInvested } = accountTypeFacts(type);
  return (
    (isCash || isInvested) &&
    type !== 'retirement' &&
    !closed &&
    currency === 'USD' &&
    balance !== null &&
    balance > 0
  );
};

export interface Taken {
  readonly accounts: readonly Account[];
  readonly missing: Cents;
}

/** Takes money from accounts outside retirement, cash before investments. */
export function takeMoney(accounts: readonly Account[], amount: Cents, first: First): Taken {
  const forEmergencies = new Set(emergencyAccounts(accounts).map(({ id }) => id));
  const place = ({ id, type }: Account): number => {
    const isFirst = forEmergencies.has(id) === (first === 'emergency');
    return (isFirst ? 0 : 2) + (accountTypeFacts(type).isCash ? 0 : 1);
  };
  let rest: number = Math.max(0, amount);
  const left = new Map<string, Cents>();
  for (const account of accounts.filter(isAtHand).toSorted((a, b) => place(a) - place(b))) {
    const taken = Math.min(rest, account.balance!);
    left.set(account.id, cents(account.balance! - taken));
    rest -= taken;
  }
  return {
    accounts: accounts.map((account) => ({
      ...account,
      balance: left.get(account.id) ?? account.balance,
    })),
    missing: cents(rest),
  };
}
