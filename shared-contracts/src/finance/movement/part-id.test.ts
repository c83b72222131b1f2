import { isPart, partId, wholeId } from './part-id';

test.each([
  ['txn-1', 1],
  ['txn-1', 12],
])('a part of %s, number %i, has the id of the whole in its id', (id, number) => {
  const part = partId(id, number);
  expect(wholeId(part)).toBe(id);
  expect(isPart({ id: part })).toBe(true);
});

test('an unsplit transaction has its own id as the id of the whole', () => {
  expect(wholeId('txn-1')).toBe('txn-1');
  expect(isPart({ id: 'txn-1' })).toBe(false);
});
