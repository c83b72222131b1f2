import { LINK_TOKEN } from './testing/fake-plaid';
import { forgetVisit, isLinkReturn, keepVisit, keptVisit } from './link-return';

const EXPIRES = new Date(LINK_TOKEN.expires_at);

beforeEach(() => window.sessionStorage.clear());

describe('isLinkReturn', () => {
  it.each([
    ['?oauth_state_id=abc', true],
    ['?a=1&oauth_state_id=abc', true],
    ['?state=abc', false],
    ['', false],
  ])('says of "%s": %s', (search, expected) => {
    expect(isLinkReturn(search)).toBe(expected);
  });
});

describe('keptVisit', () => {
  it.each([
    ['a bank to add', undefined],
    ['a bank to repair', 'item-1'],
  ])('gives back %s', async (_, itemId) => {
    keepVisit({ answer: LINK_TOKEN, itemId: 'item-0' });
    keepVisit({ answer: LINK_TOKEN, itemId });
    expect(await keptVisit(new Date(0))).toEqual({ answer: LINK_TOKEN, itemId });
  });

  it('gives nothing once the token expired', async () => {
    keepVisit({ answer: LINK_TOKEN, itemId: undefined });
    expect(await keptVisit(new Date(EXPIRES.getTime() - 1))).not.toBeNull();
    expect(await keptVisit(EXPIRES)).toBeNull();
  });

  it('gives nothing that was forgotten or is of another shape', async () => {
    keepVisit({ answer: LINK_TOKEN, itemId: 'item-1' });
    forgetVisit();
    expect(await keptVisit(new Date(0))).toBeNull();
    window.sessionStorage.setItem('halyard.linkToken', '{"link_token":1}');
    expect(await keptVisit(new Date(0))).toBeNull();
  });
});
