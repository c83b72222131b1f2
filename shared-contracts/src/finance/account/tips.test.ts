import { cents } from '../../money';
import { account, liability } from '../../testing/builders';
import { accountTips } from './tips';

const withAssets = (amount: number) =>
  accountTips([account({ type: 'savings', balance: cents(amount) })], []);

describe('accountTips', () => {
  // Covers P1-2.7-11.
  it.each([
    [50_000_00, 'emergency_fund'],
    [50_000_01, 'diversify'],
  ])('advise on assets of %d: %s', (amount, tip) => {
    expect(withAssets(amount)[0]).toBe(tip);
  });

  it.each([
    [0, 'debt_free'],
    [1, 'pay_highest_rate_first'],
  ])('advise on a debt of %d: %s', (owed, tip) => {
    expect(accountTips([], [liability({ balance: cents(owed) })])[1]).toBe(tip);
  });

  it.each([
    [499_99, false, 'check_low_balances'],
    [500_00, false, 'review_statements'],
    [499_99, true, 'review_statements'],
    [null, false, 'review_statements'],
  ])('advise on checking of %s (closed: %s): %s', (balance, closed, tip) => {
    const checking = account({ balance: balance === null ? null : cents(balance), closed });
    expect(accountTips([checking], [])[2]).toBe(tip);
  });

  it('ignore low savings balances', () => {
    expect(withAssets(1)[2]).toBe('review_statements');
  });
});
