import { demoHousehold } from '@halyard/shared-contracts/demo';
import { mentionedCategory, mentionedHolding, mentionedMonth } from './mentions';

describe('the category that a message names', () => {
  it.each([
    ['How much for groceries?', 'Groceries'],
    ['what did DINING  OUT cost', 'Dining Out'],
    ['auto insurance last month', 'Auto Insurance'],
    ['my auto loan', 'Auto Loan'],
    ['restaurants in May', 'Dining Out'],
    ['food', 'Groceries'],
    ['other things', null],
    ['parental leave', null],
  ])('%s: %s', (message, category) => {
    expect(mentionedCategory(message)).toBe(category);
  });
});

describe('the month that a message names', () => {
  it.each([
    ['how is my spending', '2025-06'],
    ['last month', '2025-05'],
    ['in January', '2025-01'],
    ['in may', '2025-05'],
    ['may I ask', '2025-06'],
    ['in July', '2024-07'],
    ['December', '2024-12'],
    ['march 2024', '2024-03'],
    ['August 2025', '2025-08'],
  ])('%s: %s', (message, month) => {
    expect(mentionedMonth(message, demoHousehold())).toBe(month);
  });
});

it('finds the account or debt whose name a message holds', () => {
  expect(mentionedHolding('the everyday CHECKING one', demoHousehold())?.name).toBe(
    'Everyday Checking',
  );
  expect(mentionedHolding('something else', demoHousehold())).toBeUndefined();
});
