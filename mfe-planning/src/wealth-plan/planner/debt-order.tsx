import { Button } from '@halyard/shared-contracts/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { moved, type NamedDebt } from './planner-view';
import styles from './planner.module.css';

interface DebtOrderProps {
  readonly debts: readonly NamedDebt[];
  readonly order: readonly string[];
  readonly onChange: (order: readonly string[]) => void;
}

export function DebtOrder({ debts, order, onChange }: DebtOrderProps) {
  const move = (id: string, by: -1 | 1) => () => onChange(moved(order, id, by));
  return (
    <ol className={styles.order} aria-label="Order of debts">
      {order.map((id, index) => {
        const name = debts.find((debt) => debt.id === id)?.name;
        return (
          <li key={id} className={styles.place}>
            <span className={styles.rank}>{index + 1}.</span>
            <span className={styles.name}>{name}</span>
            <Button
              size="small"
              aria-label={`Move ${name} up`}
              aria-disabled={index === 0}
              className={index === 0 ? styles.atEnd : undefined}
              onClick={move(id, -1)}
            >
              <ArrowUp size={16} aria-hidden="true" />
            </Button>
            <Button
              size="small"
              aria-label={`Move ${name} down`}
              aria-disabled={index === order.length - 1}
              className={index === order.length - 1 ? styles.atEnd : undefined}
              onClick={move(id, 1)}
            >
              <ArrowDown size={16} aria-hidden="true" />
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
