import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { Secret } from './secret';
import { TokenUnusableError, TokenVault } from './token-vault';

const k1 = { id: 'k1', key: randomBytes(32) };
const k2 = { id: 'k2', key: randomBytes(32) };
const OWNER = { userId: 'u', itemId: 'i' };
const TOKEN = 'access-sandbox-123';

const sealed = new TokenVault([k1]).seal(new Secret(TOKEN), OWNER);

describe('a sealed token', () => {
  test('opens for its owner', () => {
    expect(new TokenVault([k1]).open(sealed, OWNER).reveal()).toBe(TOKEN);
  });

  test('does not show the token and differs each time', () => {
    expect(sealed).toMatch(/^v1\.k1\.[A-Za-z0-9+/=]+$/);
    expect(Buffer.from(sealed.slice(6), 'base64').toString('latin1')).not.toContain('access');
    expect(new TokenVault([k1]).seal(new Secret(TOKEN), OWNER)).not.toBe(sealed);
  });

  test('opens with an older key and is stale then', () => {
    const ring = new TokenVault([k2, k1]);
    expect(ring.open(sealed, OWNER).reveal()).toBe(TOKEN);
    expect(ring.isStale(sealed)).toBe(true);
    expect(new TokenVault([k1, k2]).isStale(sealed)).toBe(false);
  });

  const flipped = (at: number) => {
    const packed = Buffer.from(sealed.slice('v1.k1.'.length), 'base64');
    packed[at] = (packed[at] ?? 0) ^ 1;
    return `v1.k1.${packed.toString('base64')}`;
  };

  test.each<[string, string, typeof OWNER, TokenVault]>([
    ['for another person', sealed, { ...OWNER, userId: 'v' }, new TokenVault([k1])],
    ['for another item', sealed, { ...OWNER, itemId: 'j' }, new TokenVault([k1])],
    ['without its key', sealed, OWNER, new TokenVault([k2])],
    ['under another key of its name', sealed, OWNER, new TokenVault([{ ...k2, id: 'k1' }])],
    ['with its iv changed', flipped(0), OWNER, new TokenVault([k1])],
    ['with its tag changed', flipped(12), OWNER, new TokenVault([k1])],
    ['with its text changed', flipped(28), OWNER, new TokenVault([k1])],
    ['cut short', sealed.slice(0, 20), OWNER, new TokenVault([k1])],
    ['that is empty', '', OWNER, new TokenVault([k1])],
  ])('does not open %s', (_, text, owner, vault) => {
    expect(() => vault.open(text, owner)).toThrow(TokenUnusableError);
  });
});

describe('a secret', () => {
  const secret = new Secret(TOKEN);

  test.each([
    ['as text', String(secret)],
    ['in a template', `${secret}`],
    ['as JSON', JSON.stringify({ secret })],
    ['inspected', inspect({ secret }, { showHidden: true })],
    ['spread', JSON.stringify({ ...secret })],
  ])('does not show %s', (_, shown) => {
    expect(shown).not.toContain(TOKEN);
  });
});
