import { isPart, partId, wholeId } from './split-id';

describe('the ids of a split transaction', () => {
  it.each([
    ['txn-1', 'txn-1', false],
    ['txn-1~2', 'txn-1', true],
    ['txn-1~20', 'txn-1', true],
  ])('of %s the whole is %s', (id, whole, part) => {
    expect(wholeId(id)).toBe(whole);
    expect(isPart({ id })).toBe(part);
  });

  it('number the parts', () => {
    expect(partId('txn-1', 2)).toBe('txn-1~2');
    expect(wholeId(partId('txn-1', 2))).toBe('txn-1');
  });
});
