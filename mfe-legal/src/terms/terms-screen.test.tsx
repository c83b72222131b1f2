import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { TermsScreen } from './terms-screen';

const show = () => renderScreen(<TermsScreen />, { backend: fakeBackend(financialData()) });

const section = (container: HTMLElement, number: string) =>
  container.querySelector(`#section-${number}`);

describe('TermsScreen', () => {
  // Covers P2-2.terms-1.
  it('was last updated on April 2, 2025', () => {
    show();
    expect(screen.getByText('Last updated: April 2, 2025')).toBeInTheDocument();
  });

  // Covers P2-2.terms-2.
  it('has sections 1 to 19 with 17A and 17B', () => {
    show();
    const numbers = screen
      .getAllByRole('heading', { level: 2 })
      .flatMap(({ textContent }) => textContent?.match(/^\d+[AB]?/)?.[0] ?? []);
    const oneTo = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1));
    expect(numbers).toEqual([...oneTo(17), '17A', '17B', '18', '19']);
  });

  // Covers P1-1-4, P1-1-5, P1-1-6, P1-9-15, P1-9-16, P2-1-5, P2-2.terms-3, P2-2.terms-4.
  // Covers P2-2.terms-5, P2-2.terms-6, P2-2.terms-7, P2-2.terms-8, P2-2.terms-9, P2-9-15.
  it.each([
    ['2', 'at least 18 years old, live in the United States'],
    ['4', 'reads account data only and never initiates transactions'],
    ['5', 'No bank passwords are stored'],
    ['6', 'no professional advice'],
    ['6', 'educational information'],
    ['6', 'AI insights and the assistant’s answers are informational only'],
    ['12', 'not liable for third-party financial data'],
    ['12', 'no guarantee of financial results'],
    [
      '12',
      'the greater of the fees you paid us in the prior three months and 100 dollars. Otherwise your remedy is limited to injunctive relief',
    ],
    ['14', 'suspend your account, place a hold on it, or terminate it'],
    ['14', 'notice by e-mail or in the app'],
    ['14', 'within 30 days'],
    ['15', 'laws of the State of Delaware govern'],
    ['16', 'mandatory, binding, individual arbitration'],
    ['16', 'consumer arbitration body'],
    ['16', 'Class-action waiver'],
    ['16', 'County, Delaware'],
    ['17a', 'reasonable efforts to contact you'],
    ['17a', 'dormant accounts and the sums in them may be escheated to the state'],
    ['17b', 'within 60 days'],
    ['17b', 'investigate within 10 business days'],
    ['17b', 'extend this to 45 days'],
    ['17b', 'report the results within 3 business days after completing the investigation'],
    ['18', 'sections 9, 10 and 12 to 18, with 17A and 17B, survive termination'],
    ['19', 'hello@halyard.example'],
    ['19', '+1 (302) 555-0142'],
    ['19', 'Dover, Delaware'],
  ])('states in section %s: %s', (number, words) => {
    const { container } = show();
    expect(section(container, number)).toHaveTextContent(words);
  });

  it('cites only sections that exist', () => {
    const { container } = show();
    const cited = container.textContent.matchAll(/\bsection (\d+[AB]?)/gi);
    const missing = [...cited]
      .map(([, number = '']) => number.toLowerCase())
      .filter((number) => section(container, number) === null);
    expect(missing).toEqual([]);
  });

  // Covers P2-2.terms-3.
  it('ends with a footer line', () => {
    show();
    expect(
      screen.getByText(
        '© 2025 Halyard. These Terms of Service were last updated on April 2, 2025.',
      ),
    ).toBeInTheDocument();
  });

  it('links to the privacy policy', () => {
    show();
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  });
});
