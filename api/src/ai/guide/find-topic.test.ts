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
    ['my bank isnt syncing, what do I do', '/plaid-test'],
    ['My Chase account won’t connect', '/plaid-test'],
    ['our transactions stopped updating, help', '/plaid-test'],
    ['how do i set a budgt for groceries', '/budget'],
    ['how can we change our budget for eating out', '/budget'],
    ['how do I delete an account I closed', '/accounts'],
    ['can i remove an old account', '/accounts'],
    ['how do I stop Venmo transfers from being counted as spending', '/transactions'],
    ['How can I exclude a transfer from spending?', '/transactions'],
    ['how do i hide a transaction from my budget', '/transactions'],
    ['hey, how do I rename a merchant? thanks', '/transactions'],
    ['how do i attatch a receipt', '/transactions'],
    ['how do i cancel a subscribtion', '/cashflow'],
    ['where do i see my upcoming bills in the app', '/cashflow'],
    ['where do i see all my subscriptions', '/cashflow'],
    ['which screen shows my debts', '/liabilities'],
    ['how do I sign in with my fingerprint', '/account'],
    ['undo the last thing i did', '/activity'],
    ['how do i tag stuff as business', '/transactions'],
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
    'How do I stop spending so much?',
    'Is my account balance current?',
    'Where is my money?',
    'Can I see my spending?',
    'Can I make a payment on my card?',
    'How can I cancel my debt?',
  ])('“%s” is left to the figures', (question) => {
    expect(findTopic(question)).toBeNull();
  });
});
