import { Button, List, ListRow } from '@halyard/shared-contracts/ui';
import type { UserChange } from '@halyard/shared-contracts/wire';
import { changeWords, fieldWords, makerWords } from './change-words';
import { useDashboardUndoMutation } from './changes-api';
import { useReportedChange } from './use-reported-change';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const FIRST_FIELDS = 3;

function Details({ change }: { readonly change: UserChange }) {
  const words = change.fields.flatMap((field) => fieldWords(field) ?? []);
  return (
    <>
      {makerWords(change)} ·{' '}
      <time dateTime={change.madeAt}>{moment.format(new Date(change.madeAt))}</time>
      {words.slice(0, FIRST_FIELDS).map((each) => (
        <span key={each}>
          {' · '}
          <bdi>{each}</bdi>
        </span>
      ))}
    </>
  );
}

function Undo({ change }: { readonly change: UserChange }) {
  const [undo] = useDashboardUndoMutation();
  const report = useReportedChange();
  if (change.undoneAt !== null) return 'Undone';
  if (!change.canUndo) return null;
  return (
    <Button
      size="small"
      aria-label={`Undo: ${changeWords(change)}`}
      onClick={() => void report(undo(change.id).unwrap(), 'Change undone')}
    >
      Undo
    </Button>
  );
}

export function ChangeList({ changes }: { readonly changes: readonly UserChange[] }) {
  return (
    <List>
      {changes.map((change) => (
        <ListRow
          key={change.id}
          title={<bdi>{changeWords(change)}</bdi>}
          subtitle={<Details change={change} />}
          value={<Undo change={change} />}
        />
      ))}
    </List>
  );
}
