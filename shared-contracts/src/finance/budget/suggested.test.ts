import { cents } from '../../money';
import { suggestedAmount, suggestedBudget, suggestedTotal } from './suggested';

describe('suggestedAmount', () => {
  // Covers P3-B4-3.
  it.each([
    [1, 5_00],
    [4_99, 5_00],
    [5_00, 5_00],
    [5_01, 10_00],
  ])('of %d cents is %d', (usual, suggested) => {
    expect(suggestedAmount(cents(usual))).toBe(suggested);
  });
});

describe('suggestedBudget', () => {
  it('leaves out categories whose refunds are larger than their purchases', () => {
    const usual = { gas: cents(42_17), shopping: cents(-3_00), travel: cents(0) };
    expect(suggestedBudget(usual)).toEqual({ gas: 45_00 });
    expect(suggestedTotal(usual)).toBe(45_00);
  });

  //
  it('has the price of a bill instead of its average', () => {
    const usual = { gas: cents(42_17), mortgage: cents(1_324_97) };
    const bills = { mortgage: cents(1_987_45) };
    expect(suggestedBudget(usual, bills)).toEqual({ gas: 45_00, mortgage: 1_990_00 });
    expect(suggestedTotal(usual, bills)).toBe(2_035_00);
  });
});
