import { isPart, partId, wholeId } from '.';

test.each([
  ['txn-1', 1],
  ['txn-1', 12],
])('a part of %s, number %i, leads back to the whole', (id, number) => {
  const part = partId(id, number);
  expect(wholeId(part)).toBe(id);
  expect(isPart({ id: part })).toBe(true);
});

test('a transaction that is not split is its own whole', () => {
  expect(wholeId('txn-1')).toBe('txn-1');
  expect(isPart({ id: 'txn-1' })).toBe(false);
});
