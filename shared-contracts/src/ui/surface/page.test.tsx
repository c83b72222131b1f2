import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
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
  it('leaves the focus alone on the page a visit starts on', () => {
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
});
