import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type QueryState, QueryView } from './query-view';

type Names = readonly string[];

function Accounts({ query }: { readonly query: QueryState<Names> }) {
  return (
    <QueryView
      query={query}
      loading="Loading accounts..."
      errorMessage={(error) => (error instanceof Error ? error.message : 'Unknown')}
      isEmpty={(names) => names.length === 0}
      empty={<p>No accounts found</p>}
    >
      {(names) => (
        <>
          <p>{names.join(', ')}</p>
          <button onClick={() => query.refetch?.()}>Refresh</button>
        </>
      )}
    </QueryView>
  );
}

/** Shows a query as RTK Query reports it. `load` returns its data. */
async function shown(load: () => Promise<Names>) {
  let query: QueryState<Names> = { isLoading: true, isFetching: true };
  const view = render(<Accounts query={query} />);
  const report = (next: QueryState<Names>) => {
    query = { ...next, refetch: fetchNow };
    view.rerender(<Accounts query={query} />);
  };
  async function fetchNow() {
    const { data } = query;
    report({ data, isLoading: data === undefined, isFetching: true });
    try {
      report({ data: await load(), isLoading: false });
    } catch (error) {
      report({ data, error, isLoading: false });
    }
  }
  await act(fetchNow);
}

const offline = new Error('Failed to fetch accounts');

/** Returns the answers one after the other. An `Error` is a failure. */
function answering(...answers: (readonly string[] | Error)[]) {
  const left = [...answers];
  return () => {
    const answer = left.shift() ?? [];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
}

describe('QueryView', () => {
  // Covers P1-4-6.
  it('shows the loading text until data arrives', () => {
    render(<Accounts query={{ isLoading: true }} />);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Loading accounts...');
    expect(status).toHaveTextContent('Please wait while we fetch your data');
  });

  it('shows the data once it is there', async () => {
    await shown(answering(['Checking', 'Savings']));
    expect(screen.getByText('Checking, Savings')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows the empty state for data that is empty', async () => {
    await shown(answering([]));
    expect(screen.getByText('No accounts found')).toBeVisible();
  });

  // Covers P1-4-6, P2-4-1.
  it('shows what failed and loads again on Try Again', async () => {
    await shown(answering(offline, ['Checking']));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Oops!');
    expect(alert).toHaveTextContent('Failed to fetch accounts');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('Checking')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the last good data under a notice when a refresh fails', async () => {
    await shown(answering(['Checking'], offline, ['Checking', 'Savings']));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.getByText('Checking')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Could not refresh.');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('Checking, Savings')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows data that is falsy', () => {
    render(
      <QueryView query={{ data: 0, isLoading: false }} loading="Loading...">
        {(count) => <p>{count} of 0</p>}
      </QueryView>,
    );
    expect(screen.getByText('0 of 0')).toBeVisible();
  });

  it('shows default words, without a button when there is no retry', () => {
    render(
      <QueryView query={{ error: {}, isLoading: false }} loading="Loading...">
        {() => null}
      </QueryView>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
