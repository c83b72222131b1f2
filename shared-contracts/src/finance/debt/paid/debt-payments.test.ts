import fc from 'fast-check';
import { cents } from '../../../money';
import { liability, transaction } from '../../../testing/builders';
import { debtPayments, mayPayDebt } from './debt-payments';

const card = liability({ id: 'card', name: 'Blue Card', type: 'credit_card' });
const home = liability({ id: 'home', name: 'Home Loan', type: 'mortgage' });
const paid = (rows: Parameters<typeof debtPayments>[0], debts = [card, home]) =>
  debtPayments(rows, debts).map(({ row, debt }) => [row.id, debt?.name ?? null]);
const out = { accountId: 'checking', amount: cents(-10_000) } as const;

it('counts a transfer to a card once, on the account that paid', () => {
  const rows = [
    transaction({
      ...out,
      id: 'a',
      category: 'Transfer',
      transfer: { id: 'b', accountId: 'card' },
    }),
    transaction({
      id: 'b',
      accountId: 'card',
      amount: cents(10_000),
      category: 'Transfer',
      transfer: { id: 'a', accountId: 'checking' },
    }),
  ];
  expect(paid(rows)).toEqual([['a', 'Blue Card']]);
});

it('counts a payment that arrived on a card when no own account shows it', () => {
  const row = { accountId: 'card', amount: cents(10_000) };
  expect(paid([transaction({ ...row, id: 'b', category: 'Transfer' })])).toEqual([
    ['b', 'Blue Card'],
  ]);
  expect(paid([transaction({ ...row, id: 'c', category: 'Shopping' })])).toEqual([]);
});

it('gives a loan payment to the only debt of its type, and to none of two', () => {
  const row = transaction({ ...out, id: 'm', category: 'Mortgage' });
  expect(paid([row])).toEqual([['m', 'Home Loan']]);
  const second = liability({ id: 'cabin', name: 'Cabin Loan', type: 'mortgage' });
  expect(paid([row], [card, home, second])).toEqual([['m', null]]);
});

it('counts no other purchase and no transfer between own accounts', () => {
  expect(
    paid([
      transaction({ ...out, id: 'g', category: 'Groceries' }),
      transaction({
        ...out,
        id: 's',
        category: 'Transfer',
        transfer: { id: 't', accountId: 'savings' },
      }),
    ]),
  ).toEqual([]);
});

it('finds the same payments in the rows that may pay a debt as in all rows', () => {
  const row = fc.record({
    amount: fc.integer({ min: -500, max: 500 }).map(cents),
    accountId: fc.constantFrom('checking', 'card', 'home'),
    category: fc.constantFrom('Shopping' as const, 'Transfer' as const, 'Mortgage' as const),
    linked: fc.constantFrom(null, 'card', 'home'),
  });
  fc.assert(
    fc.property(fc.array(row), (parts) => {
      const rows = parts.map(({ linked, ...part }, at) =>
        transaction({
          ...part,
          id: `row-${at}`,
          ...(linked === null ? {} : { transfer: { id: 'other', accountId: linked } }),
        }),
      );
      expect(paid(rows.filter(mayPayDebt))).toEqual(paid(rows));
    }),
  );
});
