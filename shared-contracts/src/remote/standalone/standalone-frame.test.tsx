import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { StandaloneFrame } from './standalone-frame';

const frame = (
  <MemoryRouter initialEntries={['/budget']}>
    <StandaloneFrame name="mfe-money" screens={[{ path: '/budget', element: <h1>Budget</h1> }]} />
  </MemoryRouter>
);

afterEach(() => window.history.replaceState(null, '', '/'));

test('shows the screen of the address in a scenario that there is', () => {
  window.history.replaceState(null, '', '/budget?scenario=linked');
  render(frame);
  expect(screen.getByRole('heading', { name: 'Budget' })).toBeInTheDocument();
});

test('says which scenarios there are instead of a screen when the address names none of them', () => {
  window.history.replaceState(null, '', '/budget?scenario=fast');
  render(frame);
  expect(screen.getByRole('alert')).toHaveTextContent('There is no scenario “fast”.');
  expect(screen.queryByRole('heading', { name: 'Budget' })).not.toBeInTheDocument();
});
