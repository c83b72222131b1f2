import { cents } from '../../money';
import { account, financialData, liability, transaction } from '../../testing/builders';
import { isoDate } from '../civil-date';
import type { FinancialData } from '../entities';
import { accountTips } from './tips';

const tips = (part: Partial<FinancialData>) => accountTips(financialData(part));

const withAssets = (amount: number) =>
  tips({ accounts: [account({ type: 'savings', balance: cents(amount) })] });

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
    expect(tips({ liabilities: [liability({ balance: cents(owed) })] })[1]).toBe(tip);
  });

  it('advise no faster payment of a card that is paid in full each month', () => {
    const row = (day: string, amount: number, category: 'Shopping' | 'Transfer') =>
      transaction({ date: isoDate(day), amount: cents(amount), category, accountId: 'card' });
    const transactions = [
      row('2025-06-20', 100, 'Transfer'),
      row('2025-06-05', -100, 'Shopping'),
      row('2025-05-20', 100, 'Transfer'),
      row('2025-05-05', -100, 'Shopping'),
    ];
    const card = liability({ id: 'card', type: 'credit_card', balance: cents(100) });
    const user = { transactions, today: isoDate('2025-06-30') };
    expect(tips({ ...user, liabilities: [card] })[1]).toBe('keep_paying_in_full');
    const loan = liability({ id: 'loan', type: 'auto_loan' });
    expect(tips({ ...user, liabilities: [card, loan] })[1]).toBe('pay_highest_rate_first');
  });

  it.each([
    [499_99, false, 'check_low_balances'],
    [500_00, false, 'review_statements'],
    [499_99, true, 'review_statements'],
    [null, false, 'review_statements'],
  ])('advise on checking of %s (closed: %s): %s', (balance, closed, tip) => {
    const checking = account({ balance: balance === null ? null : cents(balance), closed });
    expect(tips({ accounts: [checking] })[2]).toBe(tip);
  });

  it('ignore low savings balances', () => {
    expect(withAssets(1)[2]).toBe('review_statements');
  });
});
