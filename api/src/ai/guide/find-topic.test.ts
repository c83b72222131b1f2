import { findTopic } from './find-topic';

describe('a question about how the app is used', () => {
  it.each([
    ['How do I add an account?', '/accounts'],
    ['how can i connect another bank', '/accounts'],
    ['How do I disconnect my bank?', '/plaid-test'],
    ['how do i import a bank statement', '/transactions'],
    ['How do I change the category of a transaction?', '/transactions'],
    ['Can I split a transaction between two categories?', '/transactions'],
    ['Where do I set up a budget?', '/budget'],
    ['how do i change my grocery budget', '/budget'],
    ['How do I add a goal?', '/goals'],
    ['Can I export my transactions to Excel?', '/your-data'],
    ['How do I delete my account?', '/your-data'],
    ['how to turn on dark mode', '/settings'],
    ['How do I add my house?', '/assets'],
    ['Is my data safe?', '/help'],
    ['Who can see my data?', '/privacy-policy'],
    ['Why isn’t my bank updating?', '/plaid-test'],
    ['why is my account not updating', '/plaid-test'],
  ])('“%s” opens %s', (question, href) => {
    expect(findTopic(question)?.href).toBe(href);
  });

  it.each([
    'How can I save more?',
    'How do I pay off my debt faster?',
    'Can I transfer $100 to savings?',
    'How do I raise my credit limit?',
    'Can I see my transactions?',
    'How do I add 100 dollars to my goal?',
    'How much do I add to savings?',
    'Can I afford a new car?',
    'How do I set aside money for taxes?',
    'Where did I spend the most?',
  ])('“%s” is left to the figures', (question) => {
    expect(findTopic(question)).toBeNull();
  });
});
