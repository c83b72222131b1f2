import { failureMessage } from '@halyard/shared-contracts/store';
import {
  Board,
  Button,
  Card,
  EmptyState,
  List,
  ListRow,
  Money,
  Page,
  QueryView,
} from '@halyard/shared-contracts/ui';
import type { GoalsAnswer } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { usePlanningGoalsQuery } from '../data/goal-endpoints';
import { useOnboardingGoals } from '../data/use-onboarding-goals';
import { useLayer } from '../form/use-layer';
import { ContributeDialog } from './contribute-dialog';
import { GoalDialog } from './goal-dialog';
import { GoalList } from './goal-list';
import { GoalPanel } from './goal-panel';

export function GoalsScreen() {
  useOnboardingGoals();
  return (
    <Page title="Goals" lead="The most important one comes first. Each dollar counts for one goal.">
      <QueryView
        query={usePlanningGoalsQuery()}
        loading="Loading goals..."
        errorMessage={failureMessage}
      >
        {(answer) => <GoalBoard answer={answer} />}
      </QueryView>
    </Page>
  );
}

function GoalBoard({ answer: { goals, accounts } }: { readonly answer: GoalsAnswer }) {
  const layer = useLayer(goals);
  const [funded, setFunded] = useState<string>();
  const goal = goals.find(({ id }) => id === funded);
  const shared = new Set(
    goal?.accounts.flatMap(({ accountId, share }) => (share === null ? [] : [accountId])),
  );
  const add = (
    <Button variant="primary" onClick={layer.add}>
      Add goal
    </Button>
  );
  return (
    <Board>
      <Card title="Your goals" actions={goals.length > 0 && add}>
        {goals.length === 0 ? (
          <EmptyState
            title="No goals yet"
            hint="A trip, a home, a cushion. Say how much and by when, and see whether you are on track."
            action={add}
          />
        ) : (
          <GoalList goals={goals} onOpen={layer.showDetails} />
        )}
      </Card>
      {goals.length > 0 && <FreeMoney accounts={accounts} />}
      {layer.details && (
        <GoalPanel
          goal={layer.details}
          accounts={accounts}
          onEdit={() => layer.details && layer.edit(layer.details)}
          onContribute={() => {
            setFunded(layer.details?.id);
            layer.close();
          }}
          onClose={layer.close}
        />
      )}
      {layer.adding && <GoalDialog accounts={accounts} onClose={layer.close} />}
      {layer.edited && <GoalDialog goal={layer.edited} accounts={accounts} onClose={layer.close} />}
      {goal && (
        <ContributeDialog
          goal={goal}
          accounts={accounts.filter(({ accountId }) => !shared.has(accountId))}
          onClose={() => setFunded(undefined)}
        />
      )}
    </Board>
  );
}

function FreeMoney({ accounts }: Pick<GoalsAnswer, 'accounts'>) {
  return (
    <Card title="Free for goals">
      {accounts.length === 0 && (
        <EmptyState title="No accounts yet" hint="Add an account to fund your goals." />
      )}
      <List>
        {accounts.map(({ accountId, name, balance, free }) => (
          <ListRow
            key={accountId}
            title={name}
            value={<Money amount={free} />}
            meta={
              <>
                of <Money amount={balance} />
              </>
            }
          />
        ))}
      </List>
    </Card>
  );
}
