import { undoneTags } from './undone-tags';

describe('undoing a change of tags', () => {
  it.each([
    ['takes back an added tag', [], ['a'], ['a'], []],
    ['puts a removed tag back at its place', ['a', 'b'], ['b'], ['b'], ['a', 'b']],
    ['keeps a tag that was added since', [], ['a'], ['a', 'b'], ['b']],
    ['keeps a tag removed that was removed since', ['a', 'b'], ['a', 'b', 'c'], ['b', 'c'], ['b']],
    ['brings back one of two removed tags', ['a', 'b'], ['b'], [], ['a']],
  ])('%s', (_, before, after, now, expected) => {
    expect(undoneTags({ before, after }, now)).toEqual(expected);
  });
});
