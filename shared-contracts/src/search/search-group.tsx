import { Command } from 'cmdk';
import type { SearchGroup } from './search-view';
import styles from './search.module.css';

interface SearchGroupProps {
  readonly group: SearchGroup;
  readonly onChoose: (to: string) => void;
}

export function SearchGroupView({ group, onChoose }: SearchGroupProps) {
  return (
    <Command.Group heading={group.heading} className={styles.group}>
      {group.items.map(({ id, title, note, to }) => (
        <Command.Item
          key={id}
          value={`${group.heading} ${id}`}
          onSelect={() => onChoose(to)}
          className={styles.item}
        >
          <span className={styles.title}>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
