import * as v from 'valibot';
import { statementInputSchema } from '../index';

const accepts = (content: string): boolean =>
  v.safeParse(statementInputSchema, { account_id: 'acc-1', file_name: 'june.csv', content })
    .success;

describe('the content of a statement', () => {
  it.each([
    ['one byte', 'QQ==', true],
    ['two bytes', 'QUI=', true],
    ['three bytes', 'QUJD', true],
    ['a file of four megabytes', 'QUJD'.repeat(1_333_333), true],
    [
      'a file of four megabytes with an invalid character at its end',
      `${'QUJD'.repeat(1_333_333)}QUJ*`,
      false,
    ],
    ['nothing', '', false],
    ['more than the server takes', 'QUJD'.repeat(1_400_001), false],
    ['a text that is cut off', 'QUJDQ', false],
    ['an equals sign in the middle', 'QQ==QUJD', false],
    ['a character of the base64 for addresses', 'QUJ-', false],
    ['a line end', 'QUJD\n', false],
  ])('is checked to be base64: %s', (_, content, taken) => {
    expect(accepts(content)).toBe(taken);
  });
});
