import { transaction } from '@halyard/shared-contracts/testing';
import { usualCategories } from './usual-categories';

it('lists the categories that most rows have, without transfers and the rest', () => {
  const rows = (['Gas', 'Rent', 'Gas', 'Transfer', 'Transfer', 'Transfer', 'Other'] as const).map(
    (category) => transaction({ category }),
  );
  expect(usualCategories(rows)).toEqual(['Gas', 'Rent']);
  expect(usualCategories([])).toEqual([]);
});
