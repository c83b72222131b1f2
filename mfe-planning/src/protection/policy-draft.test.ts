import { cents } from '@halyard/shared-contracts/money';
import { policy } from '@halyard/shared-contracts/testing';
import { type PolicyDraft, policyDraft, policyInput, policyProblems } from './policy-draft';

const good: PolicyDraft = {
  type: 'whole_life',
  provider: ' Harbor Mutual ',
  policyNumber: ' WL-7 ',
  premium: cents(61_00),
  coverage: cents(50_000_00),
  status: 'active',
};

describe('policyProblems', () => {
  it.each<[Partial<PolicyDraft>, readonly string[]]>([
    [{}, []],
    [{ premium: cents(0) }, []],
    [{ premium: cents(-1) }, ['premium']],
    [{ premium: null }, ['premium']],
    [{ coverage: cents(1) }, []],
    [{ coverage: cents(0) }, ['coverage']],
    [{ coverage: null }, ['coverage']],
    [{ provider: ' ' }, ['provider']],
    [{ policyNumber: '' }, ['policyNumber']],
  ])('of %j are in %j', (part, fields) => {
    expect(Object.keys(policyProblems({ ...good, ...part }))).toEqual(fields);
  });
});

describe('policyInput', () => {
  it('trims the texts and converts amounts to dollars', () => {
    expect(policyInput(good)).toEqual({
      type: 'whole_life',
      provider: 'Harbor Mutual',
      policy_number: 'WL-7',
      premium: 61,
      coverage: 50_000,
      status: 'active',
    });
  });

  it('returns null for a draft with a problem', () => {
    expect(policyInput({ ...good, coverage: null })).toBeNull();
    expect(policyInput({ ...good, provider: '' })).toBeNull();
  });
});

it('starts an edit with the policy’s values', () => {
  const { id, ...rest } = policy();
  expect(policyDraft({ id, ...rest })).toEqual(rest);
});
