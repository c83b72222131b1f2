import { cents } from '@halyard/shared-contracts/money';
import { account } from '@halyard/shared-contracts/testing';
import { type AssetDraft, assetDraft, assetInput, assetProblems, assetType } from './asset-draft';

const good: AssetDraft = {
  name: ' House fund ',
  type: 'savings',
  institution: ' Corner Bank ',
  balance: cents(1_234_56),
};

describe('assetProblems', () => {
  it.each<[Partial<AssetDraft>, readonly string[]]>([
    [{}, []],
    [{ balance: cents(0) }, []],
    [{ balance: cents(-1) }, []],
    [{ institution: '' }, []],
    [{ name: '  ' }, ['name']],
    [{ balance: null }, ['balance']],
  ])('of %j are in %j', (part, fields) => {
    expect(Object.keys(assetProblems({ ...good, ...part }))).toEqual(fields);
  });
});

describe('assetInput', () => {
  it('trims the words and speaks dollars', () => {
    expect(assetInput(good)).toEqual({
      name: 'House fund',
      type: 'savings',
      institution: 'Corner Bank',
      balance: 1234.56,
    });
  });

  it('names the institution of what is kept nowhere, and takes that name back', () => {
    expect(assetInput({ ...good, institution: ' ' })?.institution).toBe('Manual');
    expect(assetDraft(account({ institution: 'Manual' })).institution).toBe('');
  });

  it('makes none of a draft with a problem', () => {
    expect(assetInput({ ...good, name: '' })).toBeNull();
    expect(assetInput({ ...good, balance: null })).toBeNull();
  });
});

it('takes an option that is no type as other', () => {
  expect(assetType('crypto')).toBe('crypto');
  expect(assetType('gold')).toBe('other');
});
