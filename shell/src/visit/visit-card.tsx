import { failureMessage } from '@halyard/shared-contracts/store';
import { Badge, Button, Card, Form } from '@halyard/shared-contracts/ui';
import type { Visit, VisitEntry } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { useShellBringAlongMutation, useShellPutAwayVisitMutation } from './visit-api';
import { detailOf, nameOf, storedUntil, titleOf, warningOf } from './visit-words';
import styles from './visit-card.module.css';

interface EntryProps {
  readonly entry: VisitEntry;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Entry({ entry, checked, onChange }: EntryProps) {
  const [detail, warning] = [detailOf(entry), warningOf(entry)];
  return (
    <label className={styles.entry}>
      <input
        type="checkbox"
        checked={checked}
        disabled={entry.duplicate === 'linked'}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.words}>
        {nameOf(entry)}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {warning && <Badge tone="warning">{warning}</Badge>}
    </label>
  );
}

const chosenAtFirst = ({ entries }: Visit): readonly string[] =>
  entries.filter(({ duplicate }) => duplicate === 'none').map(({ id }) => id);

interface VisitCardProps {
  readonly visit: Visit;
  readonly onDone: (message: string) => void;
}

export function VisitCard({ visit, onDone }: VisitCardProps) {
  const [bring, { isLoading, error }] = useShellBringAlongMutation();
  const [putAway, away] = useShellPutAwayVisitMutation();
  const [chosen, setChosen] = useState(() => chosenAtFirst(visit));
  const [nothing, setNothing] = useState(false);
  const until = storedUntil(visit);
  const choose = (id: string, checked: boolean) =>
    setChosen((ids) => (checked ? [...ids, id] : ids.filter((other) => other !== id)));
  const entries = visit.entries.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  const submit = async () => {
    setNothing(entries.length === 0);
    if (entries.length === 0) return;
    const result = await bring({ id: visit.id, entries });
    if (!result.error) onDone('It is in your account now.');
  };
  const leave = async () => {
    const result = await putAway(visit.id);
    if (!result.error) onDone(`You find it here until ${until}.`);
  };
  const failure = error ?? away.error;
  return (
    <Card title={titleOf(visit)}>
      <Form
        onSubmit={() => void submit()}
        problem={nothing ? 'Choose what to bring along' : failure && failureMessage(failure)}
      >
        <p className={styles.note}>
          You entered this in a browser before you logged in there. What you leave is stored until{' '}
          {until} and deleted then.
        </p>
        <fieldset className={styles.entries}>
          <legend className={styles.legend}>What to bring along</legend>
          {visit.entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              checked={chosen.includes(entry.id)}
              onChange={(checked) => choose(entry.id, checked)}
            />
          ))}
        </fieldset>
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={isLoading}>
            Bring along
          </Button>
          {!visit.put_away && (
            <Button busy={away.isLoading} onClick={() => void leave()}>
              Leave it for now
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
