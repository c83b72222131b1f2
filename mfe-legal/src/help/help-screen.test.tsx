import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { HelpScreen } from './help-screen';

const show = () => renderScreen(<HelpScreen />, { backend: fakeBackend(financialData()) });

/** The help page may link to these screens. */
const SCREENS = [
  '/',
  '/accounts',
  '/transactions',
  '/spending',
  '/budget',
  '/plaid-test',
  '/privacy-policy',
  '/terms-of-service',
  '/your-data',
];

describe('HelpScreen', () => {
  it('has first steps, questions and contact, in this order', () => {
    show();
    const titles = screen.getAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Getting Started',
      'Frequently Asked Questions',
      'Contact Support',
    ]);
  });

  // Covers P2-2.help-1.
  it.each([
    ['Connect your accounts', /through Plaid/, 'Go to Accounts', '/accounts'],
    ['View your dashboard', /net worth/, 'Go to Home', '/'],
    ['Track your spending', /month by month/, 'Go to Spending', '/spending'],
  ])('starts with: %s', (title, text, action, to) => {
    show();
    const step = within(screen.getByRole('region', { name: 'Getting Started' }))
      .getAllByRole('listitem')
      .find((item) => within(item).queryByRole('heading', { name: title }));
    expect(step).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', to);
  });

  // Covers P2-2.help-2, P2-2.help-3, P2-2.help-4, P2-9-16.
  it.each([
    ['How is my data kept secure?', '256-bit encryption'],
    ['How is my data kept secure?', 'banking credentials are not stored'],
    ['How do I add an account?', 'Accounts page and choose ‘Add Account’'],
    ['How are my transactions categorized?', 'categories can be customized'],
    ['Why do I see sample data?', 'invented household'],
    ['What does ‘as of’ mean?', 'Refresh Data'],
    ['How do I disconnect my bank?', 'Disconnect'],
    ['How do budgets work?', 'nearly spent from 90% of its amount and over budget from 100%'],
    ['What if something looks wrong?', 'within 60 days'],
    ['What if something looks wrong?', 'within 10 business days'],
    ['How do I delete my account?', 'within 30 days'],
  ])('answers %s with: %s', (question, words) => {
    show();
    const heading = screen.getByRole('heading', { level: 3, name: question });
    expect(heading.nextElementSibling).toHaveTextContent(words);
  });

  // Covers P2-2.help-5.
  it('links to an e-mail address and a phone number', () => {
    show();
    const contact = within(screen.getByRole('region', { name: 'Contact Support' }));
    expect(contact.getByRole('link', { name: 'hello@halyard.example' })).toHaveAttribute(
      'href',
      'mailto:hello@halyard.example',
    );
    expect(contact.getByRole('link', { name: '+1 (302) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+13025550142',
    );
  });

  it('links only to screens that exist', () => {
    show();
    const targets = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'))
      .map((href) => href.replace(/#.*$/, ''));
    expect(targets.filter((path) => !SCREENS.includes(path))).toEqual([]);
  });
});
