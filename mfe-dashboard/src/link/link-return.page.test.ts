import { LINK_TOKEN } from './testing/fake-plaid';
import { clearVisit, isLinkReturn, storeVisit, storedVisit } from './link-return';

const EXPIRES = new Date(LINK_TOKEN.expires_at);

beforeEach(() => window.sessionStorage.clear());

describe('isLinkReturn', () => {
  it.each([
    ['?oauth_state_id=abc', true],
    ['?a=1&oauth_state_id=abc', true],
    ['?state=abc', false],
    ['', false],
  ])('returns for the address "%s": %s', (search, expected) => {
    expect(isLinkReturn(search)).toBe(expected);
  });
});

describe('storedVisit', () => {
  it.each([
    ['a bank to add', undefined],
    ['a bank to repair', 'item-1'],
  ])('returns the visit of %s', async (_, itemId) => {
    storeVisit({ answer: LINK_TOKEN, itemId: 'item-0' });
    storeVisit({ answer: LINK_TOKEN, itemId });
    expect(await storedVisit(new Date(0))).toEqual({ answer: LINK_TOKEN, itemId });
  });

  it('returns null after the token has expired', async () => {
    storeVisit({ answer: LINK_TOKEN, itemId: undefined });
    expect(await storedVisit(new Date(EXPIRES.getTime() - 1))).not.toBeNull();
    expect(await storedVisit(EXPIRES)).toBeNull();
  });

  it('returns null for a cleared visit and for another shape', async () => {
    storeVisit({ answer: LINK_TOKEN, itemId: 'item-1' });
    clearVisit();
    expect(await storedVisit(new Date(0))).toBeNull();
    window.sessionStorage.setItem('halyard.linkToken', '{"link_token":1}');
    expect(await storedVisit(new Date(0))).toBeNull();
  });
});
