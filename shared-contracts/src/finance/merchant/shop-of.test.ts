import { cents } from '../../money';
import { transaction } from '../../testing';
import { shopOf } from './shop-of';

const row = (merchant: string, dollars: number, rest = {}) =>
  transaction({ merchant, amount: cents(dollars * 100), category: 'Shopping', ...rest });

describe('the shop of a row', () => {
  it.each([
    ['Amazon Refund', 'Amazon'],
    ['Amazon Refunds', 'Amazon'],
    ['Amazon Return', 'Amazon'],
    ['AMAZON REFUND', 'AMAZON REFUND'],
    ['Amazon Fresh Refund', 'Amazon Fresh Refund'],
    ['Amazon', 'Amazon'],
  ])('of "%s" is %s, where something was bought at Amazon', (merchant, shop) => {
    const refund = row(merchant, 24);
    expect(shopOf([row('Amazon', -50), refund])(refund)).toBe(shop);
  });

  it('keeps the name of a purchase and of income', () => {
    const fee = row('Chase Credit', -5);
    const pay = row('Amazon Refund', 24, { category: 'Salary' });
    const shop = shopOf([row('Chase', -1), row('Amazon', -1), fee, pay]);
    expect([shop(fee), shop(pay)]).toEqual(['Chase Credit', 'Amazon Refund']);
  });
});
