import { type AccountType, isAccountType } from '@halyard/shared-contracts/finance';
import { failureMessage } from '@halyard/shared-contracts/store';
import { AsOf, Button, Page, QueryView } from '@halyard/shared-contracts/ui';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountsView } from './accounts-view';
import { useAccountsData } from './accounts-data';
import { useAccountChanges } from './use-account-changes';

const AddAccountDialog = lazy(async () => ({
  default: (await import('./form/add-account-dialog')).AddAccountDialog,
}));

/** `/accounts?add=1` opens the dialog, and `/accounts?add=home` opens its form with the type Home. */
const ADD = 'add';

const isAdding = (value: string): value is AccountType | '1' =>
  value === '1' || isAccountType(value);

export function AccountsScreen() {
  const query = useAccountsData();
  const changes = useAccountChanges();
  const [params, setParams] = useSearchParams();
  const adding = params.get(ADD) ?? '';
  const setAdding = (value: AccountType | '1' | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === null) next.delete(ADD);
        else next.set(ADD, value);
        return next;
      },
      { replace: true },
    );
  const add = () => setAdding('1');
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
        {(data) => <AccountsView data={data} changes={changes} onAdd={add} onAddType={setAdding} />}
      </QueryView>
      {isAdding(adding) && (
        <Suspense>
          <AddAccountDialog
            type={adding === '1' ? undefined : adding}
            source={query.data?.source ?? 'own'}
            changes={changes}
            onClose={() => setAdding(null)}
          />
        </Suspense>
      )}
    </Page>
  );
}
