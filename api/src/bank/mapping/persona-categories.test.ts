import { syncItem } from '../sync/sync';
import { personas } from '../testing/practice';
import { linkItem, type TestWorld, testWorld } from '../testing/world';

const MOST_OTHER = 0.05;

let world: TestWorld;

beforeEach(async () => {
  world = await testWorld();
});
afterEach(() => world.close());

describe('the stored rows of the persona', () => {
  it.each(personas.map(({ id }) => id))(
    '%s have the category Other in at most 5 %% of rows and of amounts',
    async (id) => {
      await syncItem(world, await linkItem(world, id));
      const rows = await world.db
        .selectFrom('transactions')
        .select(['category', 'amount_cents'])
        .execute();
      const other = rows.filter(({ category }) => category === 'Other');
      const size = (of: typeof rows) =>
        of.reduce((sum, { amount_cents }) => sum + Math.abs(amount_cents), 0);
      expect(rows.length).toBeGreaterThan(100);
      expect(other.length / rows.length).toBeLessThanOrEqual(MOST_OTHER);
      expect(size(other) / size(rows)).toBeLessThanOrEqual(MOST_OTHER);
    },
  );
});
