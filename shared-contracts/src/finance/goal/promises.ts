import { cents, type Cents, sum, ZERO } from '../../money';
import { accountTypeFacts } from '../account/account-types';
import { type CountedAccount, countedAccounts } from '../account/counted';
import type { Account, FinancialData } from '../entities';
import { byImportance, type Goal, type GoalPromise, isShare, WHOLE_ACCOUNT } from './goal';

/** The key is the account's id. A possession or an overdrawn account has nothing to give. */
export type Fundable = ReadonlyMap<string, Cents>;

const moneyIn = (accounts: readonly Account[]): CountedAccount[] =>
  countedAccounts(accounts).filter(({ type }) => !accountTypeFacts(type).isValued);

export function fundable(accounts: readonly Account[]): Fundable {
  const money = moneyIn(accounts);
  return new Map(money.map(({ id, balance }) => [id, cents(Math.max(0, balance))]));
}

/** Rounds down, so that the shares of an account never exceed it. */
function claimOf(promise: GoalPromise, balance: Cents): Cents {
  if (!isShare(promise)) return promise.amount;
  const exact = (BigInt(balance) * BigInt(promise.millionths)) / BigInt(WHOLE_ACCOUNT);
  return cents(Number(exact));
}

export interface FundedPromise {
  readonly goalId: string;
  readonly promise: GoalPromise;
  readonly held: Cents;
}

/**
 * Divides each account, the most important goal first, so that no dollar counts twice, even after a balance falls
 * (P3-B5-2).
 */
export function fundedPromises(
  goals: readonly Goal[],
  accounts: readonly Account[],
): FundedPromise[] {
  const balances = fundable(accounts);
  const left = new Map(balances);
  return byImportance(goals).flatMap(({ id: goalId, promises }) =>
    promises.map((promise) => {
      const { accountId } = promise;
      const rest = left.get(accountId) ?? ZERO;
      const claim = claimOf(promise, balances.get(accountId) ?? ZERO);
      const held = cents(Math.max(0, Math.min(claim, rest)));
      left.set(accountId, cents(rest - held));
      return { goalId, promise, held };
    }),
  );
}

const promisesIn = (goals: readonly Pick<Goal, 'promises'>[], accountId: string): GoalPromise[] =>
  goals.flatMap(({ promises }) => promises.filter((each) => each.accountId === accountId));

export function freeIn(
  goals: readonly Pick<Goal, 'promises'>[],
  accountId: string,
  balances: Fundable,
): Cents {
  const balance = balances.get(accountId) ?? ZERO;
  const claims = promisesIn(goals, accountId).map((promise) => claimOf(promise, balance));
  return cents(Math.max(0, balance - sum(claims)));
}

export function freeForGoals({
  goals,
  accounts,
}: Pick<FinancialData, 'goals' | 'accounts'>): { account: CountedAccount; free: Cents }[] {
  const balances = fundable(accounts);
  return moneyIn(accounts).map((account) => ({
    account,
    free: freeIn(goals, account.id, balances),
  }));
}

const millionthsOf = (promises: readonly GoalPromise[]): number =>
  promises.reduce((total, each) => total + (isShare(each) ? each.millionths : 0), 0);

/** `free` is what no other goal has promised in the account. */
export interface PromiseConflict {
  readonly accountId: string;
  readonly free: Cents;
}

/**
 * Returns the first promise of money that other goals have or that is not there. The goal may keep what it had
 * before (P3-B5-3).
 */
export function promiseConflict(
  goal: Pick<Goal, 'promises'>,
  {
    before,
    others,
    accounts,
  }: {
    readonly before: Pick<Goal, 'promises'> | null;
    readonly others: readonly Pick<Goal, 'promises'>[];
    readonly accounts: readonly Account[];
  },
): PromiseConflict | null {
  const balances = fundable(accounts);
  const ids = new Set(goal.promises.map(({ accountId }) => accountId));
  for (const accountId of ids) {
    const balance = balances.get(accountId) ?? ZERO;
    const own = promisesIn([goal], accountId);
    const had = before ? promisesIn([before], accountId) : [];
    const claim = (promises: readonly GoalPromise[]) =>
      sum(promises.map((promise) => claimOf(promise, balance)));
    const grows = claim(own) > claim(had) || millionthsOf(own) > millionthsOf(had);
    const free = freeIn(others, accountId, balances);
    const shares = millionthsOf([...promisesIn(others, accountId), ...own]);
    if (grows && (claim(own) > free || shares > WHOLE_ACCOUNT)) return { accountId, free };
  }
  return null;
}
