import { transaction } from '@halyard/shared-contracts/testing';
import { transactionPatchSchema } from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import { ownTags } from './own-tags';
import { MOST_TAGS, TAG_LENGTH, typedTag } from './typed-tag';

const accepts = (tags: readonly string[]) => v.is(transactionPatchSchema, { tags });
const distinct = (count: number) => Array.from({ length: count }, (_, at) => `tag ${at}`);

describe('a typed tag', () => {
  it.each([
    ['trip', [], 'trip'],
    ['  summer \t trip ', [], 'summer trip'],
    ['#trip', [], 'trip'],
    ['TRIP', ['Trip'], 'Trip'],
    ['trips', ['Trip'], 'trips'],
    ['<b>x</b>', [], '<b>x</b>'],
    ['   ', [], null],
    ['#', ['trip'], null],
  ])('%j with the known tags %j is %j', (text, known, tag) => {
    expect(typedTag(text, known)).toBe(tag);
  });

  it('is at most as long as the API accepts', () => {
    expect(accepts(['a'.repeat(TAG_LENGTH)])).toBe(true);
    expect(accepts(['a'.repeat(TAG_LENGTH + 1)])).toBe(false);
  });

  it('is one of at most as many as the API accepts', () => {
    expect(accepts(distinct(MOST_TAGS))).toBe(true);
    expect(accepts(distinct(MOST_TAGS + 1))).toBe(false);
  });
});

describe('the tags of a user', () => {
  it('are each listed once, by name', () => {
    const rows = [{ tags: ['work', 'Trip'] }, {}, { tags: ['Trip', 'gift'] }].map(transaction);
    expect(ownTags(rows)).toEqual(['gift', 'Trip', 'work']);
  });
});
