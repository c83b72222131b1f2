import { countWords, civilDay } from '@halyard/shared-contracts/finance';
import {
  Button,
  ConfirmDialog,
  Disclosure,
  List,
  ListRow,
  spokenDate,
} from '@halyard/shared-contracts/ui';
import type { StatementImport } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { useDashboardStatementsQuery } from './statement-api';
import { useUndoImport } from './use-undo-import';

const warning = ({ added, edited }: StatementImport): string =>
  edited === 0
    ? `${countWords(added, 'transaction')} of this import will be gone.`
    : `${countWords(added, 'transaction')} of this import will be gone, ${edited.toLocaleString('en-US')} of which you have changed since.`;

export function ImportsList({ accountId }: { readonly accountId: string }) {
  const { data = [] } = useDashboardStatementsQuery();
  const [chosen, setChosen] = useState<StatementImport | null>(null);
  const undo = useUndoImport();
  const imports = data.filter((each) => each.account_id === accountId);
  if (imports.length === 0) return null;
  return (
    <Disclosure summary="Imported statements">
      <List>
        {imports.map((each) => (
          <ListRow
            key={each.id}
            title={each.file_name}
            subtitle={`${countWords(each.added, 'transaction')} on ${spokenDate(civilDay(new Date(each.imported_at)))}`}
            value={
              each.undone_at ? (
                'Undone'
              ) : (
                <Button aria-label={`Undo ${each.file_name}`} onClick={() => setChosen(each)}>
                  Undo
                </Button>
              )
            }
          />
        ))}
      </List>
      {chosen && (
        <ConfirmDialog
          open
          title={`Undo ${chosen.file_name}?`}
          message={warning(chosen)}
          confirmLabel="Undo the import"
          tone="danger"
          onConfirm={() => {
            setChosen(null);
            void undo(chosen.id);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </Disclosure>
  );
}
