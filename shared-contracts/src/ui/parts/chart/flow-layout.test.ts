import fc from 'fast-check';
import { cents } from '../../../money';
import { flowLayout } from './flow-layout';

const end = (key: string, amount: number, group?: string) => ({
  key,
  name: key,
  amount: cents(amount),
  color: 'red',
  group,
});

const LAYOUT = { width: 600, height: 400, row: 28 };

describe('flowLayout', () => {
  it('draws each cent equally thick on both sides of the middle', () => {
    const { from, to, hub } = flowLayout({
      ...LAYOUT,
      from: [end('pay', 3_000), end('interest', 100)],
      to: [end('rent', 2_000), end('left', 1_100)],
      withGroups: false,
    });
    const thick = (nodes: typeof from) => nodes.reduce((sum, { box }) => sum + box.height, 0);
    expect(thick(from)).toBeCloseTo(hub.height);
    expect(thick(to)).toBeCloseTo(hub.height);
    expect(to[0]!.box.height / to[1]!.box.height).toBeCloseTo(2_000 / 1_100);
  });

  it('leads through the groups, and gives an end without a group its own', () => {
    const { groups, ribbons } = flowLayout({
      ...LAYOUT,
      from: [end('pay', 60)],
      to: [end('rent', 10, 'Bills'), end('phone', 20, 'Bills'), end('left', 30)],
      withGroups: true,
    });
    expect(groups.map(({ name, amount }) => [name, amount])).toEqual([
      ['Bills', 30],
      ['left', 30],
    ]);
    expect(ribbons).toHaveLength(1 + 2 + 3);
  });

  it('gives each label its row, within the height', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, (list) => {
        const ends = list.map((amount, index) => end(String(index), amount));
        const { to } = flowLayout({ ...LAYOUT, from: ends, to: ends, withGroups: false });
        for (const { slot } of to) expect(slot.height).toBeGreaterThanOrEqual(28 - 1e-6);
        const last = to.at(-1)!.slot;
        expect(last.top + last.height).toBeCloseTo(LAYOUT.height);
      }),
    );
  });
});
