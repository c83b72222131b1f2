import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { PrivacyScreen } from './privacy-screen';

const show = () => renderScreen(<PrivacyScreen />, { backend: fakeBackend(financialData()) });

describe('PrivacyScreen', () => {
  // Covers P2-2.privacy-1.
  it('sends no request', () => {
    const backend = fakeBackend(financialData());
    renderScreen(<PrivacyScreen />, { backend });
    expect(backend.calls).toEqual([]);
  });

  // Covers P2-2.privacy-1.
  it('was last updated on April 2, 2025', () => {
    show();
    expect(screen.getByText('Last updated: April 2, 2025')).toBeInTheDocument();
  });

  // Covers P1-1-4, P1-1-5, P1-1-6, P1-9-14, P2-1-5, P2-2.privacy-4, P2-2.privacy-5, P2-9-14.
  it.each([
    ['whom it is for', 'adults aged 18 or older in the United States only'],
    ['what it reads', 'reads? account data only and never initiates? transactions'],
    ['bank passwords', 'No bank passwords are stored'],
    ['encryption', '256-bit encryption'],
    ['AI insights', 'AI insights are informational only'],
    ['deletion', 'delete your information within 30 days'],
    ['legal retention', 'retained for up to 7 years'],
    ['backups', 'Backups last up to 90 days'],
    ['breaches', 'notice within 72 hours'],
    ['requests', 'answer privacy requests within 45 days'],
    ['long requests', 'extend this to 90 days'],
  ])('states the specification’s words about %s', (_, words) => {
    const { container } = show();
    expect(container).toHaveTextContent(new RegExp(words));
  });

  it('numbers its sections without a gap', () => {
    show();
    const numbers = screen
      .getAllByRole('heading', { level: 2 })
      .flatMap(({ textContent }) => textContent?.match(/^\d+/)?.[0] ?? []);
    expect(numbers).toEqual(Array.from({ length: 13 }, (_, index) => String(index + 1)));
  });
});
