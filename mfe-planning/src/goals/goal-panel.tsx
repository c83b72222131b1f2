import { monthLabel, shortDate, spokenDate } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import { Button, ButtonLink, type Fact, Facts, Money, Panel } from '@halyard/shared-contracts/ui';
import type { GoalAccount, GoalFigures } from '@halyard/shared-contracts/wire';
import { paceLine } from './goal-words';
import styles from './goals.module.css';
import { useGoalChanges } from './use-goal-changes';

const PERCENT = 100;

interface GoalPanelProps {
  readonly goal: GoalFigures;
  readonly accounts: readonly GoalAccount[];
  readonly onEdit: () => void;
  readonly onContribute: () => void;
  readonly onClose: () => void;
}

const factsOf = (goal: GoalFigures): Fact[] => [
  ['Saved', <Money key="saved" amount={goal.funded} />],
  ['Amount', goal.target === null ? 'Not known yet' : <Money key="amount" amount={goal.target} />],
  ['By', goal.date === null ? null : spokenDate(goal.date)],
  ['Pace', paceLine(goal)],
  ['Added in an average month', <Money key="monthly" amount={goal.monthly} />],
  ['At this pace done in', goal.doneBy === null ? null : monthLabel(goal.doneBy)],
];

export function GoalPanel({ goal, accounts, onEdit, onContribute, onClose }: GoalPanelProps) {
  const { removeGoal } = useGoalChanges();
  const remove = () => {
    onClose();
    void removeGoal(goal);
  };
  return (
    <Panel open title={goal.name} onClose={onClose}>
      <Facts facts={factsOf(goal)} />
      <div className={styles.actions}>
        <Button onClick={onContribute}>Add money</Button>
        <Button onClick={onEdit}>Edit</Button>
        <Button variant="quiet" onClick={remove}>
          Delete
        </Button>
      </div>
      <FundedBy goal={goal} accounts={accounts} />
      <Contributions goal={goal} accounts={accounts} />
      <ButtonLink to={`/activity?entity=goal&id=${encodeURIComponent(goal.id)}`}>
        What was changed
      </ButtonLink>
    </Panel>
  );
}

type PartProps = Pick<GoalPanelProps, 'goal' | 'accounts'>;

const nameIn = (accounts: readonly GoalAccount[], id: string): string =>
  accounts.find(({ accountId }) => accountId === id)?.name ?? 'An account that is gone';

function promiseWords({ share, amount }: GoalFigures['accounts'][number]): string {
  if (share !== null) return `${Math.round(share * PERCENT * PERCENT) / PERCENT} %`;
  return amount === null ? '' : formatUsd(amount);
}

function FundedBy({ goal, accounts }: PartProps) {
  if (goal.accounts.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>Funded by</h3>
      <Facts
        facts={goal.accounts.map((each) => [
          `${nameIn(accounts, each.accountId)}, ${promiseWords(each)}`,
          <Money key={each.accountId} amount={each.held} />,
        ])}
      />
    </section>
  );
}

function Contributions({ goal, accounts }: PartProps) {
  const { removeContribution } = useGoalChanges();
  if (goal.contributions.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>Contributions</h3>
      <ul role="list" className={styles.contributions}>
        {goal.contributions.map(({ id, date, amount, accountId, opening }) => (
          <li key={id} className={styles.contribution}>
            <span>
              {shortDate(date)}, {nameIn(accounts, accountId)}
              {opening && ', at the start'}
            </span>
            <Money amount={amount} />
            <Button
              size="small"
              variant="quiet"
              aria-label={`Remove ${formatUsd(amount)} of ${shortDate(date)}`}
              onClick={() => void removeContribution(goal.id, id)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
