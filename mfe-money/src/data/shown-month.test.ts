import { isoMonth } from '@halyard/shared-contracts/finance';
import { shownMonth } from './shown-month';

const may = isoMonth('2025-05');
const june = isoMonth('2025-06');

describe('shownMonth', () => {
  it.each([
    ['the answer before any choice', undefined, false, june],
    ['the answer while the first one is refreshed', undefined, true, june],
    ['the choice while it is on its way', may, true, may],
    ['the answer when the choice failed', may, false, june],
  ])('is %s', (_, chosen, isFetching, expected) => {
    expect(shownMonth(june, chosen, isFetching)).toBe(expected);
  });
});
