import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useSearchParams } from 'react-router-dom';
import { Page } from './page';

function Screens() {
  return (
    <MemoryRouter initialEntries={['/budget']}>
      <Routes>
        <Route
          path="/budget"
          element={
            <Page title="Budget">
              <Link to="/income">Income</Link>
            </Page>
          }
        />
        <Route path="/income" element={<Page title="Income" />} />
      </Routes>
    </MemoryRouter>
  );
}

describe('Page', () => {
  it('does not move the focus on the first page of a visit', () => {
    render(<Screens />);
    expect(document.body).toHaveFocus();
  });

  it('moves the focus to its heading after a navigation', async () => {
    render(<Screens />);
    await userEvent.click(screen.getByRole('link', { name: 'Income' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Income' })).toHaveFocus();
  });

  it('does not take the focus back when it renders again', async () => {
    const { rerender } = render(<Screens />);
    await userEvent.click(screen.getByRole('link', { name: 'Income' }));
    screen.getByRole('heading', { name: 'Income' }).blur();
    rerender(<Screens />);
    expect(document.body).toHaveFocus();
  });

  it('leaves the focus in a field whose text goes into the address', async () => {
    function Search() {
      const [, setParams] = useSearchParams();
      return (
        <Page title="Transactions">
          <input aria-label="Search" onChange={(event) => setParams({ q: event.target.value })} />
        </Page>
      );
    }
    render(
      <MemoryRouter>
        <Search />
      </MemoryRouter>,
    );
    await userEvent.type(screen.getByLabelText('Search'), 'coffee');
    expect(screen.getByLabelText('Search')).toHaveFocus();
    expect(screen.getByLabelText('Search')).toHaveValue('coffee');
  });
});
