import { timeLimit } from '@halyard/shared-contracts/testing/machine';
import { leastProcessorMs } from '../../testing/processor-time';
import { passwordStrength, requireGoodPassword } from './password-strength';
import { hashPassword, isPassword } from './passwords';

const EMAIL = 'maria.gonzalez@riverbank-credit.example';
const problemOf = async (password: string) => (await passwordStrength(password, EMAIL)).problem;

describe('a password', () => {
  it.each([
    ['too short', 'kV9#xw2!q', /at least 10/],
    ['five characters of two code units each', '😀😁😂🤣😃', /at least 10/],
    ['digits in order', '1234567890', /easy to guess/],
    ['digits backwards', '0987654321', /easy to guess/],
    ['one character', 'aaaaaaaaaa', /easy to guess/],
    ['a common one with digits', 'password12', /easy to guess/],
    ['a common one in other signs', 'P@ssw0rd123', /easy to guess/],
    ['neighbors on the keyboard', 'qwertyuiop', /easy to guess/],
    ['a repeated word', 'abcabcabcabc', /easy to guess/],
    ['a word, a year and a sign', 'summer2025!', /easy to guess/],
    ['a date', '11-12-1991', /easy to guess/],
    ['their own address', 'maria.gonzalez@riverbank-credit.example', /e-mail address/],
    ['their own name', 'MariaGonzalez', /e-mail address/],
    ['their own name and a year', 'gonzalez1987', /e-mail address/],
    ['the name of the product', 'halyard halyard', /e-mail address/],
    ['the name of the product and a year', 'Halyard2026!', /e-mail address/],
  ])('made of %s is refused: %s', async (_, password, why) => {
    expect(await problemOf(password)).toMatch(why);
  });

  it.each([
    ['four words', 'correct horse battery staple'],
    ['random signs', 'kV9#xw2!qz'],
    ['words of another language', 'глубокое синее озеро'],
    ['two hundred characters', 'deep lake of nine herons '.repeat(8)],
    ['their own name among other words', 'maria paints seven quiet herons'],
  ])('made of %s is accepted', async (_, password) => {
    expect(await problemOf(password)).toBeNull();
  });

  it('is good for one user and not for another', async () => {
    const password = 'zbigniewkowalczyk';
    expect((await passwordStrength(password, EMAIL)).problem).toBeNull();
    await expect(
      requireGoodPassword(password, 'zbigniew.kowalczyk@example.com'),
    ).rejects.toMatchObject({ code: 'WEAK_PASSWORD' });
  });
});

describe('texts crafted to take long', () => {
  const PIECES = ['4@8({[<3691!|0$5+7%2', '@4a$5s1!i0oO', '|\\/|', 'p4ssw0rd', '1/1/1991', 'aA1!'];

  it.each(PIECES)(
    'of %s cost no more with two hundred characters than with fifty',
    async (piece) => {
      const check = (length: number) => () =>
        passwordStrength(piece.repeat(length).slice(0, length), EMAIL);
      const isLow = ([fifty = NaN, twoHundred = NaN]: readonly number[]) =>
        twoHundred < timeLimit(2 * fifty + 2);
      expect(isLow(await leastProcessorMs([check(50), check(200)], 9, isLow))).toBe(true);
    },
  );
});

describe('one password in two spellings', () => {
  const [COMPOSED, DECOMPOSED] = ['caf\u00e9 au lait', 'cafe\u0301 au lait'];

  it('is the same password', async () => {
    expect(await isPassword(await hashPassword(COMPOSED), DECOMPOSED)).toBe(true);
    expect(await isPassword(await hashPassword(DECOMPOSED), COMPOSED)).toBe(true);
  });

  it('opens its account when it was stored in the other spelling', async () => {
    const { hash } = await import('@node-rs/argon2');
    const stored = await hash(DECOMPOSED);
    expect(await isPassword(stored, DECOMPOSED)).toBe(true);
    expect(await isPassword(stored, 'cafe au lait')).toBe(false);
  });
});
