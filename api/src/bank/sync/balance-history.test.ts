import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { linkItem, type TestWorld, testWorld } from '../testing/world';
import { pastBalances } from './balance-history';
import { syncItem } from './sync';

const moved = (date: string, amount: number) => ({ date: isoDate(date), amount: cents(amount) });
const NOVEMBER = isoDate('2026-11-01');

describe('pastBalances', () => {
  const movements = [
    moved('2026-09-10', -500),
    moved('2026-10-31', 2000),
    moved('2026-11-01', -300),
  ];

  test('subtracts later income and adds later spending', () => {
    expect(pastBalances(cents(10_000), movements, { until: NOVEMBER, owes: false })).toEqual([
      { date: '2026-08-31', balance: 8800 },
      { date: '2026-09-30', balance: 8300 },
      { date: '2026-10-31', balance: 10_300 },
    ]);
  });

  test('is lower before spending on a card', () => {
    expect(pastBalances(cents(10_000), movements, { until: NOVEMBER, owes: true })).toEqual([
      { date: '2026-08-31', balance: 11_200 },
      { date: '2026-09-30', balance: 11_700 },
      { date: '2026-10-31', balance: 9700 },
    ]);
  });

  test('begins with the balance before the first movement', () => {
    const opened = [moved('2026-11-05', 7000), moved('2026-11-20', -1000)];
    expect(pastBalances(cents(6000), opened, { until: NOVEMBER, owes: false })).toEqual([
      { date: '2026-10-31', balance: 0 },
    ]);
  });

  test('is empty without a movement', () => {
    expect(pastBalances(cents(1), [], { until: NOVEMBER, owes: false })).toEqual([]);
  });
});

describe('a linked bank', () => {
  let world: TestWorld;

  beforeEach(async () => {
    world = await testWorld();
  });

  afterEach(async () => {
    await world.close();
  });

  const history = () =>
    world.db.selectFrom('balance_history').selectAll().orderBy('date').execute();

  test('stores today’s balance of each account with each sync', async () => {
    const ref = await linkItem(world);
    await syncItem(world, ref);
    world.practice.moveClock(86_400_000);
    await syncItem(world, ref);
    const accounts = await world.db.selectFrom('accounts').selectAll().execute();
    const days = await history();
    for (const account of accounts) {
      const own = days.filter((row) => row.account_id === account.id && row.date >= '2026-11-20');
      expect(own.map((row) => row.date)).toEqual(['2026-11-20', '2026-11-21']);
      expect(own.at(-1)?.balance_cents).toBe(account.balance_cents);
    }
  });

  test('stores month ends that agree with the movements and today’s balance', async () => {
    const ref = await linkItem(world, 'renter-couple');
    await syncItem(world, ref);
    const accounts = await world.db.selectFrom('accounts').selectAll().execute();
    const days = await history();
    const checked = accounts.filter(
      ({ raw_type: type }) => type === 'depository' || type === 'credit',
    );
    expect(checked.length).toBeGreaterThan(1);
    for (const account of checked) {
      const [first] = days.filter((row) => row.account_id === account.id);
      const later = await world.db
        .selectFrom('transactions')
        .select((is) => is.fn.sum<number>('amount_cents').as('total'))
        .where('account_id', '=', account.id)
        .where('pending', '=', 0)
        .where('posted_date', '>', first?.date ?? '')
        .executeTakeFirst();
      const sum = (account.kind === 'debt' ? -1 : 1) * (later?.total ?? 0);
      expect((first?.balance_cents ?? 0) + sum).toBe(account.balance_cents);
      expect(first?.date).toMatch(/-(28|29|30|31)$/);
    }
    const dated = accounts.filter(({ raw_type: type }) => type === 'loan' || type === 'investment');
    for (const { id } of dated) {
      expect(days.filter((row) => row.account_id === id && row.date < '2026-11-20')).toEqual([]);
    }
  });
});
