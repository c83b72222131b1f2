import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyCard } from './lazy-card';

const open = (load: () => Promise<string>) =>
  render(
    <LazyCard title="Forecast" waiting="Loading forecast..." stage="stage" load={load}>
      {(text) => <p>{text}</p>}
    </LazyCard>,
  );

describe('LazyCard', () => {
  it('says that its code loads, and then shows what the code renders', async () => {
    open(() => Promise.resolve('Sunny'));
    expect(screen.getByRole('region', { name: 'Forecast' })).toHaveTextContent(
      'Loading forecast...',
    );
    expect(await screen.findByText('Sunny')).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('offers to load the code again after a failure', async () => {
    let attempts = 0;
    open(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('away')) : Promise.resolve('Sunny');
    });
    expect(await screen.findByText('This part could not be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Sunny')).toBeVisible();
    expect(attempts).toBe(2);
  });
});
