import { cents } from '../../../money';
import { partOfText } from './part-of-text';

// Covers P3-A3-5.
it('states the amount of the whole payment without its sign', () => {
  expect(partOfText(cents(-900_00))).toBe('part of $900.00');
});
