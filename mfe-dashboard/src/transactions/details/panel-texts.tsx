import { Disclosure } from '@halyard/shared-contracts/ui';
import { NoteField } from './note-field';
import type { PanelRow } from './panel-row';
import { RenameField } from './rename-field';
import { otherRows } from './split/whole-transaction';
import { WhySection } from './why-section';

export function PanelTexts({ row, whole, data, changes, edit }: PanelRow) {
  const rename = (merchant: string, all: boolean) =>
    void (all
      ? changes.renameMerchant({ from: row.merchant, to: merchant })
      : edit({ merchant }, `Renamed to ${merchant}`));
  return (
    <>
      <Disclosure summary="Why?">
        <WhySection id={whole.row.id} />
      </Disclosure>
      <NoteField note={row.note} onSave={(note) => edit({ note }, 'Note saved')} />
      <Disclosure summary="Rename merchant">
        <RenameField
          key={row.merchant}
          merchant={row.merchant}
          others={otherRows(data.transactions, row)}
          onSave={rename}
        />
      </Disclosure>
    </>
  );
}
