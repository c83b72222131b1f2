import { render, screen } from '@testing-library/react';
import { Card } from './card';

describe('Card', () => {
  it('is a region named by its title', () => {
    render(<Card title="Net Worth">$1</Card>);
    expect(screen.getByRole('region', { name: 'Net Worth' })).toHaveTextContent('$1');
    expect(screen.getByRole('heading', { level: 2, name: 'Net Worth' })).toBeVisible();
  });

  it('is not a landmark without a name', () => {
    render(<Card>$1</Card>);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('takes its name from a heading elsewhere', () => {
    render(
      <>
        <h2 id="elsewhere">Accounts</h2>
        <Card as="article" labelledBy="elsewhere">
          $1
        </Card>
      </>,
    );
    expect(screen.getByRole('article', { name: 'Accounts' })).toBeVisible();
  });
});
