import { withAmountBefore } from './amount-before';

describe('an amount in the sentence before a question', () => {
  it.each([
    [
      'we got 10k from grandma. what if we put it all on the mortgage',
      'what if we put 10k on the mortgage',
    ],
    ["I've saved up $2,000! what if I use it on the card", 'what if I use $2,000 on the card'],
  ])('“%s” asks “%s”', (message, asked) => {
    expect(withAmountBefore(message)).toBe(asked);
  });

  it.each([
    'we got 10k from grandma. is it taxed',
    'we got 10k from grandma. what if we put half of it on the mortgage',
    'I got 2 kids. what if I put it on the card for 500',
    'what if we put it all on the mortgage',
  ])('“%s” stays as it is', (message) => {
    expect(withAmountBefore(message)).toBe(message);
  });
});
