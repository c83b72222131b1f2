import { transactionRow } from '../../testing/rows';
import { inOrderOfDays } from './order-of-day';

const row = (id: string, more: object = {}) =>
  transactionRow({
    id,
    date: '2025-06-02',
    source: 'bank',
    name: 'Cafe',
    amount_cents: -100,
    ...more,
  });

const orderOf = (rows: readonly ReturnType<typeof row>[]) =>
  inOrderOfDays(rows.map((each) => ({ ...each, pending: each.pending ?? 0 }))).map(({ id }) => id);

// Covers P3-A1-6.
describe('the order of rows', () => {
  it('is by day, newest first', () => {
    const rows = [row('a', { date: '2025-06-01' }), row('b', { date: '2025-06-03' }), row('c')];
    expect(orderOf(rows)).toEqual(['b', 'c', 'a']);
  });

  it('of one day does not depend on the ids that a bank gives', () => {
    const texts = [
      { name: 'Zoo', amount_cents: -500 },
      { name: 'Cafe', amount_cents: -200 },
      { name: 'Cafe', amount_cents: -100 },
    ];
    const linked = (ids: string) => texts.map((each, at) => row(ids[at]!, each));
    const textsOf = (rows: readonly ReturnType<typeof row>[]) =>
      inOrderOfDays(rows.map((each) => ({ ...each, pending: 0 }))).map(
        ({ name, amount_cents }) => `${name} ${amount_cents}`,
      );
    const expected = ['Cafe -200', 'Cafe -100', 'Zoo -500'];
    expect(textsOf(linked('abc'))).toEqual(expected);
    expect(textsOf(linked('cab'))).toEqual(expected);
  });

  it('of one day has pending rows first and does not depend on who entered a row', () => {
    const rows = [
      row('bank', { name: 'Bakery' }),
      row('own-1', { source: 'manual', name: 'Aquarium' }),
      row('own-2', { source: 'manual', name: 'Cinema' }),
      row('pending', { pending: 1, name: 'Zoo' }),
    ];
    const restored = rows.map((each) => ({ ...each, source: 'manual' as const }));
    const expected = ['pending', 'own-1', 'bank', 'own-2'];
    expect(orderOf(rows)).toEqual(expected);
    expect(orderOf(restored)).toEqual(expected);
  });
});
