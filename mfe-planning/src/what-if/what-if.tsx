import { NO_CHANGES, type WhatIfChanges } from '@halyard/shared-contracts/long-run';
import { failureMessage } from '@halyard/shared-contracts/store';
import { Board, Card, QueryView } from '@halyard/shared-contracts/ui';
import type { Scenario } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { ChangeFields } from './change-fields';
import { Comparison } from './comparison';
import { type Kind, kindsIn } from './draft';
import { SaveBar } from './save-bar';
import { SavedScenarios } from './saved-scenarios';
import { useWhatIfData, type WhatIfQuestion } from './use-what-if-data';
import styles from './what-if.module.css';

export function WhatIf() {
  return (
    <QueryView query={useWhatIfData()} loading="Loading your plan..." errorMessage={failureMessage}>
      {(question) => <WhatIfBoard {...question} />}
    </QueryView>
  );
}

interface Draft {
  readonly changes: WhatIfChanges;
  readonly kinds: readonly Kind[];
  readonly open: Scenario | null;
}

const EMPTY: Draft = { changes: NO_CHANGES, kinds: [], open: null };

const draftOf = (scenario: Scenario): Draft => ({
  changes: scenario.changes,
  kinds: kindsIn(scenario.changes),
  open: scenario,
});

const NOTE =
  'The chance is that of 5,000 tried futures, in blocks of years since 1928. Net worth is in today’s dollars with steady growth, and a home keeps its value. The score is Halyard’s own, after a year of the changes. Not counted: closing costs, taxes and insurance of a home, the tax credit for a child, and unemployment pay. Educational information from your own figures, no professional advice and no promise.';

function WhatIfBoard({ data, context, scenarios }: WhatIfQuestion) {
  const [draft, setDraft] = useState(EMPTY);
  const { changes, kinds, open } = draft;
  return (
    <Board>
      <Card title={open ? open.name : 'What changes'} footer={NOTE}>
        <div className={styles.panel}>
          <ChangeFields
            changes={changes}
            kinds={kinds}
            onChange={(next, nextKinds) => setDraft({ changes: next, kinds: nextKinds, open })}
          />
          <Comparison data={data} context={context} changes={changes} />
          {kinds.length > 0 && (
            <SaveBar
              key={open?.id ?? 'new'}
              changes={changes}
              open={open}
              onSaved={(saved) => setDraft({ ...draft, open: saved })}
            />
          )}
        </div>
      </Card>
      <SavedScenarios
        scenarios={scenarios}
        openId={open?.id ?? null}
        onOpen={(scenario) => setDraft(draftOf(scenario))}
        onRemoved={(id) => {
          if (open?.id === id) setDraft(EMPTY);
        }}
      />
    </Board>
  );
}
