import type { Account, AccountType } from '@halyard/shared-contracts/finance';
import {
  failureMessage,
  useAccountsQuery,
  useLiabilitiesQuery,
} from '@halyard/shared-contracts/store';
import {
  AsOf,
  Board,
  ButtonLink,
  joinQueries,
  Page,
  QueryView,
} from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { useAllSettled } from '../data/use-all-settled';
import { useMissingAssets } from '../data/missing-assets';
import { useLayer } from '../form/use-layer';
import { TotalCard } from '../total-card';
import { TypesBar } from '../types-bar';
import { AssetDialog } from './asset-dialog';
import { AssetLayers } from './asset-layers';
import { AssetList } from './asset-list';
import { assetsView } from './assets-view';

export function AssetsScreen() {
  const read = useAccountsQuery();
  const debts = useLiabilitiesQuery();
  const owned = read.data && debts.data && { ...read.data, liabilities: debts.data.liabilities };
  const missing = useMissingAssets(owned);
  const isSettled = useAllSettled(debts);
  const query = joinQueries(
    [read],
    read.data && isSettled && missing ? { accounts: read.data.accounts, missing } : undefined,
  );
  const asOf = query.data && read.data?.asOf;
  return (
    <Page
      title="Assets"
      lead={asOf && <AsOf instant={asOf} />}
      actions={<ButtonLink to="/investments">Investments</ButtonLink>}
    >
      <QueryView query={query} loading="Loading assets..." errorMessage={failureMessage}>
        {(data) => <AssetBoard {...data} />}
      </QueryView>
    </Page>
  );
}

interface AssetBoardProps {
  readonly accounts: readonly Account[];
  readonly missing: readonly AccountType[];
}

function AssetBoard({ accounts, missing }: AssetBoardProps) {
  const { total, rows, shares, counted } = assetsView(accounts);
  const [only, setOnly] = useState<string | null>(null);
  const [newType, setNewType] = useState<AccountType | null>(null);
  const layer = useLayer(rows);
  return (
    <Board>
      <TotalCard
        label="Total Assets"
        amount={total}
        note={counted === 1 ? 'In 1 account' : `Across ${counted} accounts`}
        chart={<TypesBar label="Assets by type" shares={shares} onOpen={setOnly} />}
      />
      <AssetList
        rows={only === null ? rows : rows.filter(({ typeName }) => typeName === only)}
        only={only}
        missing={missing}
        onAll={() => setOnly(null)}
        onOpen={layer.showDetails}
        onAdd={layer.add}
        onAddType={setNewType}
      />
      <AssetLayers layer={layer} total={total} />
      {newType && <AssetDialog type={newType} onClose={() => setNewType(null)} />}
    </Board>
  );
}
