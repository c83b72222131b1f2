import * as v from 'valibot';
import { isoDate, isoMonth } from '../../finance';
import { cents } from '../../money';
import { financialData, transaction } from '../../testing/builders';
import {
  budgetMoveInputSchema,
  budgetSettingInput,
  decodeLateRow,
  decodeSetting,
  encodeLateRows,
  encodeSettings,
} from './envelope';

const may = isoMonth('2025-05');

describe('the settings of a budget', () => {
  it('are the same after a round trip', () => {
    const settings = {
      travel: { kind: 'target', amount: cents(1_200_50), by: isoMonth('2025-12') },
      groceries: { kind: 'rollover' },
      gas: { kind: 'none' },
    } as const;
    const wire = encodeSettings(settings);
    expect(wire['travel']).toEqual({ kind: 'target', amount: 1_200.5, by: '2025-12' });
    const decoded = Object.entries(wire).map(([key, each]) => [key, decodeSetting(each)]);
    expect(Object.fromEntries(decoded)).toEqual(settings);
  });

  it.each([
    [0.01, true],
    [0, false],
    [-1, false],
  ])('take a target of $%d: %s', (amount, taken) => {
    const target = { kind: 'target', amount, by: '2025-12' };
    expect(v.safeParse(budgetSettingInput, target).success).toBe(taken);
  });
});

describe('rows that changed a closed month', () => {
  const row = transaction({ id: 'row-1', merchant: 'Hotel', amount: cents(-80_25) });
  const late = (ids: string[]) => {
    const { budget } = financialData();
    const entries = ids.map((transactionId) => ({
      transactionId,
      month: may,
      arrivedOn: isoDate('2025-06-03'),
    }));
    return encodeLateRows(
      financialData({ transactions: [row], budget: { ...budget, late: entries } }),
    );
  };

  it('are the same after a round trip', () => {
    expect(late(['row-1']).map((each) => decodeLateRow(each))).toEqual([
      { id: 'row-1', merchant: 'Hotel', amount: -80_25, month: '2025-05', arrivedOn: '2025-06-03' },
    ]);
  });

  it('are left out when they are gone, and after the twentieth', () => {
    expect(late([])).toEqual([]);
    expect(late(['row-of-nobody'])).toEqual([]);
    expect(late(Array.from({ length: 21 }, () => 'row-1'))).toHaveLength(20);
  });
});

it.each([
  [{}, true],
  [{ from: null }, true],
  [{ to: null }, true],
  [{ from: null, to: null }, false],
  [{ to: 'gas' }, false],
  [{ amount: 0 }, false],
  [{ month: '2025-13' }, false],
])('money is moved with %j: %s', (part, taken) => {
  const move = { month: '2025-06', from: 'gas', to: 'travel', amount: 5, ...part };
  expect(v.safeParse(budgetMoveInputSchema, move).success).toBe(taken);
});
