import { Disclosure } from '@halyard/shared-contracts/ui';
import type { PanelRow } from './panel-row';
import { isShared, ShareSection, shareTitle } from './share/share-section';
import { SplitEditor } from './split/split-editor';
import type { WholeTransaction } from './split/whole-transaction';
import { TransferLink } from './transfer/transfer-link';

/** The editor resets after each save. */
const splitKey = ({ row, parts }: WholeTransaction): string =>
  [row.amount, ...parts.map(({ category, amount }) => `${category} ${amount}`)].join();

/** A transfer can be neither shared nor split. */
export function PanelDivisions({ row, whole, data, names, changes, edit }: PanelRow) {
  return (
    <>
      <Disclosure
        summary={shareTitle(whole.row)}
        defaultOpen={isShared(whole.row, data.transactions)}
      >
        <ShareSection
          key={whole.row.id}
          whole={whole.row}
          transactions={data.transactions}
          onSave={(id, patch, message) => void changes.patch(id, patch, message)}
        />
      </Disclosure>
      <Disclosure summary="Split into parts" defaultOpen={whole.parts.length > 0}>
        <SplitEditor
          key={splitKey(whole)}
          whole={whole}
          onSave={(patch) => void edit(patch, patch.parts ? 'Split saved' : 'Split removed')}
        />
      </Disclosure>
      {whole.parts.length === 0 && (
        <Disclosure summary="Link with another row">
          <TransferLink
            row={row}
            transactions={data.transactions}
            names={names}
            onLink={({ id }) => void edit({ transfer_id: id }, 'Rows linked as a transfer')}
          />
        </Disclosure>
      )}
    </>
  );
}
