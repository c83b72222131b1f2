import {
  addMonths,
  type FinancialData,
  lastDay,
  lostPoints,
  monthOf,
  regularIncome,
  score,
  scoreFactors,
} from '@halyard/shared-contracts/finance';
import { randomUsers } from '@halyard/shared-contracts/testing/random-users';
import { scoreHistory } from './history';

/** Returns the ends of the last eight months, and today. */
function monthsOf({ today, accounts, liabilities }: FinancialData) {
  const ends = [8, 7, 6, 5, 4, 3, 2, 1].map((ago) => addMonths(monthOf(today), -ago));
  return [
    ...ends.map((month) => ({ month, day: lastDay(month), accounts, liabilities })),
    { month: monthOf(today), day: today, accounts, liabilities },
  ];
}

/** Computes each score from a new list that no cache knows. */
function plainHistory(user: FinancialData) {
  return monthsOf(user)
    .slice(-6)
    .flatMap(({ month, day, accounts, liabilities }) => {
      const transactions = user.transactions.filter(({ date }) => date <= day);
      const factors = scoreFactors({ ...user, accounts, liabilities, transactions, today: day });
      const value = score(factors);
      return value === null ? [] : [{ date: month, score: value, factors: lostPoints(factors) }];
    });
}

describe.each(randomUsers(60))('the score history of random user %i', (_, user) => {
  it('uses only what was known at the end of each month', () => {
    const shuffled = { ...user, transactions: user.transactions.toReversed() };
    expect(scoreHistory(monthsOf(user), user)).toEqual(plainHistory(user));
    expect(scoreHistory(monthsOf(user), shuffled)).toEqual(plainHistory(user));
  });

  it('ignores future rows for the regular income', () => {
    const known = user.transactions.filter(({ date }) => date <= user.today);
    expect(regularIncome(user)).toEqual(regularIncome({ ...user, transactions: known }));
  });
});

it('has scores for most random users', () => {
  const all = randomUsers(60).map(([, user]) => scoreHistory(monthsOf(user), user).length);
  expect(all.filter((count) => count > 2).length).toBeGreaterThan(all.length / 2);
});
