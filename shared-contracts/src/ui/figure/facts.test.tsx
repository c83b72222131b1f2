import { render, screen } from '@testing-library/react';
import { Facts } from './facts';

describe('Facts', () => {
  it('prints known facts, empty texts included, and leaves out the rest', () => {
    render(
      <Facts
        facts={[
          ['Type', 'Savings'],
          ['Transactions', 0],
          ['Number ending in', null],
          ['Interest rate', false],
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Type',
      'Transactions',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Savings',
      '0',
    ]);
  });
});
