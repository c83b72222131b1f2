import { toDollars } from '@halyard/shared-contracts/money';
import type { StatementFile } from '../read-statement';
import { read } from '../testing/read';

describe('a column that says debit or credit', () => {
  const signs = (content: string, options: Partial<StatementFile> = {}) =>
    read(content, options).rows.map(({ amount }) => toDollars(amount));

  it.each<readonly [string, string, readonly [string, string]]>([
    ['Mint', 'Transaction Type', ['debit', 'credit']],
    ['a UK bank', 'Debit/Credit', ['D', 'C']],
    ['an Indian bank', 'CR/DR', ['DR', 'CR']],
    ['an indicator', 'Credit Debit Indicator', ['Debit', 'Credit']],
    ['a credit union', 'Type', ['Withdrawal', 'Deposit']],
    ['transfers', 'Transaction Type', ['ACH Debit', 'ACH Credit']],
    ['a Dutch bank', 'Af Bij', ['Af', 'Bij']],
    ['a plus and a minus', 'Sign', ['-', '+']],
  ])('gives the amounts of %s their signs', (_, name, [out, into]) => {
    const content = `Date,Payee,Amount,${name}\n2025-06-13,A,4.50,${out}\n2025-06-14,B,100,${into}\n`;
    expect(signs(content)).toEqual([-4.5, 100]);
  });

  it('reads a payment as money into a debt and out of another account', () => {
    const content = 'Date,Payee,Amount,Type\n2025-06-13,A,4.50,Sale\n2025-06-14,B,100,Payment\n';
    expect(signs(content, { isDebt: true })).toEqual([-4.5, 100]);
    expect(signs(content)).toEqual([-4.5, -100]);
  });

  it('corrects a card statement with positive charges', () => {
    const content =
      'Date,Payee,Amount,Type\n2025-06-13,A,4.50,Purchase\n2025-06-14,B,-100,Payment\n';
    expect(signs(content, { isDebt: true })).toEqual([-4.5, 100]);
  });

  it.each([
    ['words that it does not know', 'POS', 'Debit'],
    ['a debit card', 'Debit card', 'Credit card'],
    ['signs that contradict the words', 'Debit', 'Debit'],
  ])('is not used for %s', (_, first, second) => {
    const content = `Date,Payee,Amount,Type\n2025-06-13,A,-4.50,${first}\n2025-06-14,B,100,${second}\n`;
    expect(read(content).mapping?.direction).toBeNull();
    expect(signs(content)).toEqual([-4.5, 100]);
  });

  it('is used when the user chooses it, and names the first word that it does not know', () => {
    const content =
      'Date,Payee,Amount,Way\n2025-06-13,A,4.50,Debit\n2025-06-14,B,100,Credit\n2025-06-15,C,1,Other\n';
    const { mapping } = read(content);
    if (!mapping) throw new Error('no mapping');
    const chosen = { mapping: { ...mapping, direction: 3 } };
    expect(signs(content.replace('Other', 'Credit'), chosen)).toEqual([-4.5, 100, 1]);
    expect(() => read(content, chosen)).toThrow(
      'Row 4: “Other” says neither money in nor money out',
    );
  });

  it('has the amounts when its cells are figures', () => {
    const content = 'Date,Payee,Debit/Credit\n2025-06-13,A,-4.50\n2025-06-14,B,100\n';
    expect(signs(content)).toEqual([-4.5, 100]);
  });
});
