import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useChoices } from './use-choices';

const LONGER_THAN_THE_PAUSE_MS = 400;

function Search() {
  const { choices, change } = useChoices();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <input
        aria-label="Search"
        value={choices.query}
        onChange={({ target }) => change({ query: target.value })}
      />
      <Link to="?q=market">Market</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <output>{search}</output>
    </>
  );
}

function open() {
  render(
    <MemoryRouter initialEntries={['/transactions?q=coffee']}>
      <Search />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const field = () => screen.getByRole('textbox', { name: 'Search' });
const pause = () =>
  act(() => new Promise((resolve) => setTimeout(resolve, LONGER_THAN_THE_PAUSE_MS)));

describe('useChoices', () => {
  it('writes typed text to the address after a pause', async () => {
    const user = open();
    await user.type(field(), ' shop');
    expect(screen.getByText('?q=coffee')).toBeInTheDocument();
    await pause();
    expect(screen.getByText('?q=coffee+shop')).toBeInTheDocument();
  });

  it('follows a link and drops text that is not in the address yet', async () => {
    const user = open();
    await user.type(field(), ' shop');
    await user.click(screen.getByRole('link', { name: 'Market' }));
    await pause();
    expect(field()).toHaveValue('market');
    expect(screen.getByText('?q=market')).toBeInTheDocument();
  });

  it('follows the Back button', async () => {
    const user = open();
    await user.click(screen.getByRole('link', { name: 'Market' }));
    expect(field()).toHaveValue('market');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await pause();
    expect(field()).toHaveValue('coffee');
  });
});
