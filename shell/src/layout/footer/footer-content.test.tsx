import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FooterContent } from './footer-content';

const show = (folded = false) =>
  render(
    <MemoryRouter>
      <FooterContent folded={folded} />
    </MemoryRouter>,
  );

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const mail = (subject: string) => `mailto:hello@halyard.example?subject=${subject}`;

// Covers P1-2.3-20, R-1.8.
test('the company block has the tagline, the mail, the address and the phone', () => {
  show();
  const block = screen.getByText('Halyard', { selector: 'strong' }).parentElement!;
  expect(block).toHaveTextContent('Your complete financial operating system');
  expect(block).toHaveTextContent('8 The Green, Dover, Delaware 19901');
  expect(linksOf(block)).toEqual([
    ['hello@halyard.example', 'mailto:hello@halyard.example'],
    ['+1 (302) 555-0142', 'tel:+13025550142'],
  ]);
});

// Covers P1-2.3-21.
test('the columns follow the order of the specification', () => {
  show();
  const titles = screen.getAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Features',
    'Company',
    'Product',
    'Resources',
  ]);
});

// Covers P1-2.3-22, P1-2.3-23, P1-2.3-24, P1-2.3-25, R-3.1, R-6.9.
test.each([
  [
    'Features',
    [
      ['Account Tracking', '/accounts'],
      ['Spending Analysis', '/spending'],
      ['Budget Planning', '/budget'],
      ['Wealth Planning', '/wealth-plan'],
      ['AI Insights', '/fact-finder'],
    ],
  ],
  [
    'Company',
    [
      ['Careers', mail('Careers')],
      ['Contact us', mail('Contact%20us')],
      ['Press', mail('Press')],
    ],
  ],
  [
    'Product',
    [
      ['Start free trial', '/sign-up'],
      ['Access your account', '/'],
      ['Terms of service', '/terms-of-service'],
      ['Privacy policy', '/privacy-policy'],
    ],
  ],
  [
    'Resources',
    [
      ['Help Center', '/help'],
      ['Support', mail('Support')],
      ['Security', mail('Security')],
      ['API Docs', mail('API%20Docs')],
    ],
  ],
])('the column %s has the links of the specification', (title, links) => {
  show();
  expect(linksOf(screen.getByRole('navigation', { name: title }))).toEqual(links);
});

//
test('a folded footer hides the columns behind one line and keeps the bottom row', () => {
  show(true);
  const columns = screen.getByText('Company, product, and legal').closest('details');
  expect(columns).not.toHaveAttribute('open');
  expect(columns).toContainElement(
    screen.getByRole('navigation', { name: 'Resources', hidden: true }),
  );
  expect(columns).not.toContainElement(screen.getByText('© 2025 Halyard'));
});

// Covers P1-2.3-26.
test('the bottom row has the copyright of 2025, two networks and a mail link', () => {
  show();
  const bottom = screen.getByText('© 2025 Halyard').parentElement!;
  expect(linksOf(bottom)).toEqual([
    ['LinkedIn', 'https://linkedin.example/halyard'],
    ['X', 'https://microblog.example/halyard'],
    ['E-mail', 'mailto:hello@halyard.example'],
  ]);
});
