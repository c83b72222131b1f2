import { transaction } from '../../testing/builders';
import { isoDate } from '../civil-date';
import { oncePerList } from './once-per-list';

const today = isoDate('2025-06-30');

describe('oncePerList', () => {
  it('computes once for a list and a day, and again for another list or day', () => {
    let runs = 0;
    const count = oncePerList(
      (transactions, day) => `${(runs += 1)}: ${transactions.length} ${day}`,
    );
    const list = [transaction({})];
    expect(count(list, today)).toBe('1: 1 2025-06-30');
    expect(count(list, today)).toBe('1: 1 2025-06-30');
    expect(count([...list], today)).toBe('2: 1 2025-06-30');
    expect(count(list, isoDate('2025-07-01'))).toBe('3: 1 2025-07-01');
  });
});
