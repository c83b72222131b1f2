import fc from 'fast-check';
import { cents } from '../../money';
import { amountText, typedAmount } from './typed-amount';

describe('typedAmount', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['$', null],
    ['1250', cents(125_000)],
    ['1,250.00', cents(125_000)],
    ['$1,250.5', cents(125_050)],
    ['.5', cents(50)],
    ['12.', cents(1_200)],
    ['-40', cents(-4_000)],
    ['−40.25', cents(-4_025)],
    ['$ 7', cents(700)],
    ['-$1,250.5', cents(-125_050)],
    ['$ -40', cents(-4_000)],
    ['1,234,567.89', cents(123_456_789)],
    [' 300 000 ', cents(30_000_000)],
    ['0', cents(0)],
    ['100000000000', cents(10_000_000_000_000)],
    ['100000000000.01', 'too-large'],
    ['-100000000001', 'too-large'],
  ])('reads %j as %j', (text, amount) => {
    expect(typedAmount(text)).toBe(amount);
  });

  it.each(['abc', '1.234', '1e5', '--4', '4-', '.', '-', '1.2.3', '£5'])('refuses %j', (text) => {
    expect(typedAmount(text)).toBe('invalid');
  });

  it.each(['120,5', '12,50', '1,5', '1.234,56', '1,23,456', '1250,000', '12 50', '1,250.00,5'])(
    'does not read the comma of %j as a thousands separator',
    (text) => {
      expect(typedAmount(text)).toBe('invalid');
    },
  );

  it('reads back every amount that it prints', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (value) => {
        expect(typedAmount(amountText(cents(value)))).toBe(cents(value));
      }),
    );
  });
});
