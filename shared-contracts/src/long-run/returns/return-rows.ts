import {
  type Account,
  type InvestmentHistory,
  type IsoDate,
  shortDate,
  totalAssets,
} from '../../finance';
import { type Cents, ZERO } from '../../money';
import { returnFacts } from './history-facts';
import { type MoneyReturn, moneyWeighted } from './money-weighted';
import { hasNoReturn, type NoReturnReason, type ReturnFacts } from './series';
import { type ChainedReturn, timeWeighted } from './time-weighted';
import { combineReturns } from './combine-returns';

export interface ReturnRow {
  readonly id: string;
  readonly name: string;
  readonly balance: Cents;
  /** It is null for all accounts together. */
  readonly account: Account | null;
  readonly facts: ReturnFacts;
  readonly time: ChainedReturn | NoReturnReason;
  readonly money: MoneyReturn | NoReturnReason;
}

const ALL = 'all';

const rowOf = (
  about: Pick<ReturnRow, 'id' | 'name' | 'balance' | 'account'>,
  facts: ReturnFacts,
): ReturnRow => ({ ...about, facts, time: timeWeighted(facts), money: moneyWeighted(facts) });

/** Returns the returns of each account. With several accounts, their total comes first. */
export function returnRows(
  accounts: readonly Account[],
  history: InvestmentHistory & { readonly today: IsoDate },
): readonly ReturnRow[] {
  const rows = accounts.map((account) => {
    const { id, name, balance } = account;
    const facts = returnFacts(account, history, history.today);
    return rowOf({ id, name, balance: balance ?? ZERO, account }, facts);
  });
  if (rows.length < 2) return rows;
  const all = {
    id: ALL,
    name: 'All accounts together',
    balance: totalAssets(accounts),
    account: null,
  };
  return [rowOf(all, combineReturns(rows.map(({ facts }) => facts))), ...rows];
}

export const noReturnWords = (obstacle: NoReturnReason): string =>
  `cannot be computed: ${reasonOf(obstacle)}`;

function reasonOf(obstacle: NoReturnReason): string {
  switch (obstacle.why) {
    case 'flows-unknown':
      return 'no bank reports what was paid in and taken out';
    case 'one-value':
      return 'values are known for one day so far';
    case 'unvalued-transfer':
      return `securities were moved on ${shortDate(obstacle.date)}, and their value is not known`;
    case 'value-unknown':
      return `money came in or went out on ${shortDate(obstacle.date)}, and the value of that day is not known`;
    case 'nothing-invested':
      return `the account was worth nothing on ${shortDate(obstacle.date)}`;
    case 'no-rate':
      return 'no yearly rate explains what came in and went out';
  }
}

/** Returns the sentence of all rows if no row has a return and all have the same reason. */
export function sharedNoReturnWords(rows: readonly ReturnRow[]): string | null {
  const sentences = rows.map(({ time }) => (hasNoReturn(time) ? noReturnWords(time) : null));
  const [first = null] = sentences;
  return sentences.every((each) => each === first) ? first : null;
}

const WHOLE = 100;

export const inPercent = (rate: number): number => rate * WHOLE;

/** Returns the first and the last day of the computed period, or null. */
export function periodWords({ time, money }: Pick<ReturnRow, 'time' | 'money'>): string | null {
  const found = hasNoReturn(time) ? money : time;
  if (hasNoReturn(found)) return null;
  return `${shortDate(found.from)} – ${shortDate(found.to)}`;
}
