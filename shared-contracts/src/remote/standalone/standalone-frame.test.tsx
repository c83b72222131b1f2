import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { StandaloneFrame } from './standalone-frame';

const frame = (
  <MemoryRouter initialEntries={['/budget']}>
    <StandaloneFrame name="mfe-money" screens={[{ path: '/budget', element: <h1>Budget</h1> }]} />
  </MemoryRouter>
);

afterEach(() => window.history.replaceState(null, '', '/'));

test('shows the screen of the address in a known scenario', () => {
  window.history.replaceState(null, '', '/budget?scenario=linked');
  render(frame);
  expect(screen.getByRole('heading', { name: 'Budget' })).toBeInTheDocument();
});

test('lists the scenarios instead of a screen for an unknown scenario', () => {
  window.history.replaceState(null, '', '/budget?scenario=fast');
  render(frame);
  expect(screen.getByRole('alert')).toHaveTextContent('There is no scenario “fast”.');
  expect(screen.queryByRole('heading', { name: 'Budget' })).not.toBeInTheDocument();
});
