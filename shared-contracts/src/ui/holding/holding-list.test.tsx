import { render, screen } from '@testing-library/react';
import { cents } from '../../money';
import { account, holding } from '../../testing/builders';
import { HoldingList } from './holding-list';

const text = () => document.body.textContent;

describe('HoldingList', () => {
  it('names every security with its quantity, price, cost, value and day', () => {
    const held = [
      holding({
        quantity: 3.5,
        unitPrice: 101.125,
        value: cents(35_394),
        costBasis: cents(200_00),
      }),
    ];
    render(<HoldingList account={account()} held={held} />);
    expect(screen.getByRole('region', { name: 'Holdings' })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'Total Market FundTMF · 3.5 × $101.125 · cost $200.00$353.94Jun 27, 2025',
    );
  });

  it('leaves out what the bank did not say', () => {
    const held = [holding({ ticker: null, unitPrice: null, pricedOn: null, quantity: 0.000012 })];
    render(<HoldingList account={account()} held={held} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('Total Market Fund0.000012$500.00');
  });

  it.each([
    [50_000, 'Together $500.00, which is the balance.'],
    [50_001, 'Together $500.00, $0.01 less than the balance: the bank may not list cash'],
    [49_999, 'Together $500.00, $0.01 more than the balance: the prices may be of another day.'],
    [null, 'Together $500.00. The balance is not known.'],
  ])('compares the sum with a balance of %s', (balance, words) => {
    const of = account({ balance: balance === null ? null : cents(balance) });
    render(<HoldingList account={of} held={[holding()]} />);
    expect(text()).toContain(words);
  });

  it('does not add different currencies', () => {
    const held = [holding(), holding({ currency: 'CAD', unitPrice: 7 })];
    render(<HoldingList account={account()} held={held} />);
    expect(text()).toContain('10 × 7.00 CAD');
    expect(text()).toContain('In several currencies, so there is no total.');
  });

  it.each([
    ['brokerage', 'The holdings could not be loaded.'],
    ['checking', ''],
  ] as const)('of a %s account that could not be had says "%s"', (type, words) => {
    render(<HoldingList account={account({ type })} held={undefined} failed />);
    expect(text()).toBe(words);
  });

  it('is absent for an account without holdings', () => {
    const { container } = render(<HoldingList account={account()} held={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
