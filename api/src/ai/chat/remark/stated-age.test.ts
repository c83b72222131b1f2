import { withStatedAge } from './stated-age';

describe('the age of the user beside a question', () => {
  it.each([
    ['How much is my RMD? I turned 74', 'How much is my RMD at 74'],
    ["I'm 62, can I retire?", 'can I retire at 62'],
    ['im 67 and how much social security will i get', 'how much social security will i get at 67'],
  ])('“%s” is asked as “%s”', (message, asked) => {
    expect(withStatedAge(message)).toBe(asked);
  });

  it.each([
    'I turned 74, what did I spend on gas?',
    'How much is my RMD?',
    'I am 60, can I retire at 65?',
    'can i retire with 50 dollars',
  ])('“%s” stays as it is', (message) => {
    expect(withStatedAge(message)).toBe(message);
  });
});
