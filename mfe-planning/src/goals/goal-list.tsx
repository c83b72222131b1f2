import { percentOf } from '@halyard/shared-contracts/money';
import { Badge } from '@halyard/shared-contracts/ui';
import { OrderedList } from '@halyard/shared-contracts/ui/parts';
import type { GoalFigures } from '@halyard/shared-contracts/wire';
import { inputOfGoal } from './goal-draft';
import { paceLine, paceTone, progressLine } from './goal-words';
import styles from './goals.module.css';
import { useGoalChanges } from './use-goal-changes';

const FULL = 100;

interface GoalListProps {
  readonly goals: readonly GoalFigures[];
  readonly onOpen: (goal: GoalFigures) => void;
}

export function GoalList({ goals, onOpen }: GoalListProps) {
  const { moveGoal } = useGoalChanges();
  const move = (goal: GoalFigures, target: GoalFigures) =>
    void moveGoal(goal.id, { ...inputOfGoal(goal), order: goals.indexOf(target) });
  return (
    <OrderedList label="Goals by importance" items={goals} onOpen={onOpen} onMove={move}>
      {(goal) => <GoalRow goal={goal} />}
    </OrderedList>
  );
}

function GoalRow({ goal }: { readonly goal: GoalFigures }) {
  const { name, funded, target } = goal;
  const done = target === null ? 0 : Math.min(FULL, percentOf(funded, target));
  return (
    <span className={styles.row}>
      <span className={styles.line}>
        <bdi className={styles.name}>{name}</bdi>
        <Badge tone={paceTone(goal)}>{paceLine(goal)}</Badge>
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${done}%` }} />
      </span>
      <span className={styles.note}>{progressLine(goal)}</span>
    </span>
  );
}
