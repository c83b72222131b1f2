import { cents } from '../../../money';
import { transaction } from '../../../testing/builders';
import { monthOverMonth } from './month-over-month';

describe('monthOverMonth', () => {
  it('compares every category that either month has', () => {
    const may = [
      transaction({ category: 'Gas', amount: cents(-40) }),
      transaction({ category: 'Travel', amount: cents(-90) }),
    ];
    const june = [
      transaction({ category: 'Gas', amount: cents(-70) }),
      transaction({ category: 'Rent', amount: cents(-100) }),
    ];
    expect(monthOverMonth(june, may)).toEqual([
      { category: 'Rent', current: 100, previous: 0, change: 100 },
      { category: 'Gas', current: 70, previous: 40, change: 30 },
      { category: 'Travel', current: 0, previous: 90, change: -90 },
    ]);
  });
});
