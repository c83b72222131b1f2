import { failureMessage } from '@halyard/shared-contracts/store';
import { AsOf, Button, Page, QueryView } from '@halyard/shared-contracts/ui';
import { useSearchParams } from 'react-router-dom';
import { AccountsView } from './accounts-view';
import { useAccountsData } from './accounts-data';
import { AddAccountDialog } from './form/add-account-dialog';
import { useAccountChanges } from './use-account-changes';

/** `/accounts?add=1` opens the dialog. */
const ADD = 'add';

export function AccountsScreen() {
  const query = useAccountsData();
  const changes = useAccountChanges();
  const [params, setParams] = useSearchParams();
  const setAdding = (isAdding: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (isAdding) next.set(ADD, '1');
        else next.delete(ADD);
        return next;
      },
      { replace: true },
    );
  const add = () => setAdding(true);
  return (
    <Page
      title="Accounts"
      lead={query.data && <AsOf instant={query.data.asOf} />}
      actions={
        <Button variant="primary" onClick={add}>
          Add Account
        </Button>
      }
    >
      <QueryView query={query} loading="Loading accounts..." errorMessage={failureMessage}>
        {(data) => <AccountsView data={data} changes={changes} onAdd={add} />}
      </QueryView>
      {params.get(ADD) === '1' && (
        <AddAccountDialog
          source={query.data?.source ?? 'own'}
          changes={changes}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  );
}
