import { Button, Card, EmptyState, List, ListRow } from '@halyard/shared-contracts/ui';
import type { Scenario } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { usePlanningRemoveScenarioMutation } from '../data/scenario-endpoints';
import { RemoveDialog } from '../form/remove-dialog';
import { kindWords } from './draft';
import styles from './what-if.module.css';

interface SavedScenariosProps {
  readonly scenarios: readonly Scenario[];
  readonly openId: string | null;
  readonly onOpen: (scenario: Scenario) => void;
  readonly onRemoved: (id: string) => void;
}

export function SavedScenarios({ scenarios, openId, onOpen, onRemoved }: SavedScenariosProps) {
  const [leaving, setLeaving] = useState<Scenario | null>(null);
  const [remove] = usePlanningRemoveScenarioMutation();
  return (
    <Card title="Saved scenarios">
      {scenarios.length === 0 ? (
        <EmptyState
          title="Nothing saved yet"
          hint="Choose what changes, and save it to come back to it."
        />
      ) : (
        <List>
          {scenarios.map((scenario) => (
            <ListRow
              key={scenario.id}
              title={scenario.name}
              subtitle={kindWords(scenario.changes)}
              value={
                <span className={styles.buttons}>
                  <Button
                    aria-label={`Open ${scenario.name}`}
                    aria-pressed={scenario.id === openId}
                    onClick={() => onOpen(scenario)}
                  >
                    Open
                  </Button>
                  <Button
                    aria-label={`Remove ${scenario.name}`}
                    onClick={() => setLeaving(scenario)}
                  >
                    Remove
                  </Button>
                </span>
              }
            />
          ))}
        </List>
      )}
      {leaving && (
        <RemoveDialog
          name={leaving.name}
          message="The scenario is deleted. Your own figures stay as they are."
          confirmLabel="Remove"
          remove={async () => {
            await remove(leaving.id).unwrap();
            onRemoved(leaving.id);
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </Card>
  );
}
