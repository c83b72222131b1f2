import { findLooseTopic } from './loose-topic';

describe('a way to do something, with more words than the guide knows', () => {
  it.each([
    [
      'how do i split a transaction between groceries and gifts',
      '/transactions',
      ['groceries', 'gifts'],
    ],
    ['can i make a goal for christmas gifts in here?', '/goals', ['christmas', 'gifts']],
    ['how do i make a rule so uber always goes to income', '/rules', ['uber', 'income']],
  ])('“%s” opens %s and leaves out %j', (question, href, open) => {
    const found = findLooseTopic(question);
    expect(found?.topic.href).toBe(href);
    expect(found?.open).toEqual(open);
  });

  it.each([
    'how do i get money from my account',
    'how do i split 50 dollars of a transaction',
    'how can i lower my spending on gas',
    'how do i pay off a debt for my brother',
    'what did i split between accounts',
    'how do i set aside money for taxes and a goal',
  ])('“%s” is none', (question) => {
    expect(findLooseTopic(question)).toBeNull();
  });
});
