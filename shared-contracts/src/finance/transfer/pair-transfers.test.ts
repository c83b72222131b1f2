import fc from 'fast-check';
import { cents } from '../../money';
import { account, liability, transaction } from '../../testing/builders';
import { timeLimit } from '../../testing/machine';
import { transferAccuracy } from '../../testing/transfer-accuracy';
import { transferHistories } from '../../testing/transfer-histories';
import { addDays, isoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { pairTransfers } from './pair-transfers';

const checking = account({ id: 'checking', institution: 'Chase', mask: '1204' });
const savings = account({
  id: 'savings',
  name: 'High Yield Savings',
  type: 'savings',
  institution: 'Ally Bank',
  mask: '8831',
});
const card = liability({ id: 'card', name: 'Sapphire', institution: 'Chase', mask: '4410' });
const OWNED = [checking, savings, card];

type Side = Partial<Omit<Transaction, 'amount'>> & { readonly amount: number };

const row = (id: string, { amount, ...part }: Side): Transaction =>
  transaction({
    id,
    accountId: 'checking',
    category: 'Transfer',
    name: 'Transfer',
    merchant: part.name ?? 'Transfer',
    ...part,
    amount: cents(amount),
  });

const out = (part: Partial<Transaction> = {}) =>
  row('out', { name: 'Transfer to Savings', ...part, amount: part.amount ?? -500_00 });
const into = (part: Partial<Transaction> = {}) =>
  row('in', {
    accountId: 'savings',
    name: 'Transfer from Chase Checking',
    ...part,
    amount: part.amount ?? 500_00,
  });

const idsOf = (rows: readonly Transaction[]) => [...pairTransfers(rows, OWNED).keys()].sort();
const arePaired = (rows: readonly Transaction[]): boolean => idsOf(rows).length === 2;

const day = (date: string) => ({ date: isoDate(date) });

/** TRANSFER_HISTORIES replaces the number of generated users with two accounts. */
const HISTORIES = Number(process.env['TRANSFER_HISTORIES'] ?? 200);

describe('pairTransfers', () => {
  // Covers P3-A2-1.
  it.each<[string, boolean, Transaction, Transaction]>([
    ['on one day', true, out(), into()],
    ['five days apart', true, out(day('2025-06-10')), into(day('2025-06-15'))],
    ['six days apart', false, out(day('2025-06-09')), into(day('2025-06-15'))],
    ['a cent apart', false, out(), into({ amount: cents(500_01) })],
    ['of one sign', false, out(), into({ amount: cents(-500_00) })],
    ['in one account', false, out(), into({ accountId: 'checking' })],
    ['in two currencies', false, out(), into({ currency: 'EUR' })],
    ['in an account that is not the user’s', false, out(), into({ accountId: 'stranger' })],
    ['that the bank calls a purchase', true, out({ category: 'Shopping' }), into()],
    ['that the bank calls income', true, out(), into({ category: 'Salary' })],
    [
      'without a word about a transfer',
      true,
      out({ name: 'ACH debit' }),
      into({ name: 'Deposit' }),
    ],
    [
      'of a card and its payment',
      true,
      out({ name: 'CHASE CREDIT CRD AUTOPAY' }),
      into({ accountId: 'card', name: 'Payment Thank You - Web' }),
    ],
  ])('pairs two rows %s: %s', (_, expected, one, other) => {
    expect(arePaired([one, other])).toBe(expected);
  });

  // Covers P3-A2-2.
  it.each<[string, Transaction, Transaction]>([
    [
      'a purchase and its refund in another account',
      out({ name: 'ZORBO LLC', category: 'Other' }),
      into({ name: 'ZORBO LLC', category: 'Other' }),
    ],
    ['rent and money from elsewhere', out({ name: 'GREENVIEW', category: 'Rent' }), into()],
    [
      'a transfer to an account that is not linked',
      out({ name: 'Transfer to Wealthfront' }),
      into(),
    ],
    ['digits of another account', out({ name: 'Online Transfer to SAV ...0007' }), into()],
    ['a payment to a person', out({ name: 'Zelle payment to Anna Kovacs' }), into()],
    ['cash', out({ name: 'ATM WITHDRAWAL MAIN ST' }), into({ name: 'Deposit' })],
    ['a check', out({ name: 'CHECK 1042' }), into({ name: 'Deposit' })],
    ['pay', out(), into({ name: 'ACME PAYROLL', category: 'Salary' })],
  ])('never pairs %s', (_, one, other) => {
    expect(idsOf([one, other])).toEqual([]);
  });

  // Covers P3-A2-2.
  it('pairs none of several equal rows, unless their texts settle which match', () => {
    const second = { ...out({ name: 'Transfer' }), id: 'second' };
    expect(idsOf([out({ name: 'Transfer' }), second, into()])).toEqual([]);
    const named = { ...out({ name: 'Transfer to Savings ref 8820417' }), id: 'named' };
    const arrived = into({ name: 'Transfer from Chase ref 8820417' });
    expect(idsOf([out(), named, arrived])).toEqual(['in', 'named']);
    const rent = { ...out({ name: 'GREENVIEW', category: 'Rent' }), id: 'rent' };
    expect(idsOf([rent, out(), into()])).toEqual(['in', 'out']);
  });

  it('pairs equal transfers between the same two accounts in the order of their days', () => {
    const later = (each: Transaction, id: string) => ({ ...each, id, date: addDays(each.date, 3) });
    const pairs = pairTransfers(
      [later(out(), 'out-2'), into(), out(), later(into(), 'in-2')],
      OWNED,
    );
    expect(pairs.get('out')).toBe('in');
    expect(pairs.get('out-2')).toBe('in-2');
  });

  it('is right in 99 % of its pairs and finds 97 % of the real ones', () => {
    const { pairs, precision, recall } = transferAccuracy(HISTORIES, 72);
    expect(pairs).toBeGreaterThan(HISTORIES * 7);
    expect(precision).toBeGreaterThanOrEqual(0.99);
    expect(recall).toBeGreaterThanOrEqual(0.97);
  });

  it('pairs opposite rows of two accounts, each once, in whatever order they are read', () => {
    fc.assert(
      fc.property(transferHistories, fc.infiniteStream(fc.nat()), ({ rows, owned }, order) => {
        const pairs = pairTransfers(rows, owned);
        const byId = new Map(rows.map((each) => [each.id, each]));
        for (const [id, otherId] of pairs) {
          const [one, other] = [byId.get(id)!, byId.get(otherId)!];
          expect(pairs.get(otherId)).toBe(id);
          expect(one.amount + other.amount).toBe(0);
          expect(one.accountId).not.toBe(other.accountId);
        }
        const shuffled = rows
          .map((each) => ({ each, at: order.next().value! }))
          .sort((a, b) => a.at - b.at)
          .map(({ each }) => each);
        const again = pairTransfers(shuffled, owned);
        expect([...again].sort()).toEqual([...pairs].sort());
      }),
      { numRuns: 20 },
    );
  });

  const ROWS = 20_000;
  const sideOf = (at: number) => (at % 2 === 0 ? out() : into());
  const many = (part: (at: number) => Partial<Transaction>): Transaction[] =>
    Array.from({ length: ROWS }, (_, at) => ({ ...sideOf(at), id: `row-${at}`, ...part(at) }));
  const dayAt = (at: number) => addDays(isoDate('2000-01-01'), at);

  it.each<[string, Transaction[]]>([
    ['of one amount on one day', many(() => ({}))],
    ['of one amount on many days', many((at) => ({ date: dayAt(Math.floor(at / 8)) }))],
    [
      'with different texts',
      many((at) => ({ name: `Transfer x${at} to Savings`, date: dayAt(Math.floor(at / 8)) })),
    ],
    ['of many amounts', many((at) => ({ amount: cents((at % 2 ? 1 : -1) * (at >> 1)) }))],
  ])('reads 20,000 rows %s in time', (_, rows) => {
    // Processor time does not depend on what else the machine does.
    const before = process.cpuUsage();
    pairTransfers(rows, OWNED);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(timeLimit(2_000));
  });
});
