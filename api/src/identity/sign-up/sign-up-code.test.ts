import { newSignUpCode, readableCode, signUpCodeHash } from './sign-up-code';

test('a code has eight digits, which a mail shows in two groups', () => {
  expect(newSignUpCode()).toMatch(/^\d{8}$/);
  expect(readableCode('12345678')).toBe('1234 5678');
});

test('a code is stored differently for each browser, so that hashing all codes does not find it', () => {
  expect(signUpCodeHash('one', '12345678')).not.toBe(signUpCodeHash('other', '12345678'));
});

test('a code is the same with and without the space', () => {
  expect(signUpCodeHash('one', '1234 5678')).toBe(signUpCodeHash('one', '12345678'));
});
