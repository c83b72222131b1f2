import { Command } from 'cmdk';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_PLACEHOLDER } from './placeholder';
import type { SearchGroup } from './search-view';
import { useSearch } from './use-search';
import styles from './search.module.css';

const NOTICES = {
  loading: 'Searching...',
  failed: 'Search is not available right now.',
  done: 'Nothing found',
} as const;

export interface SearchBoxProps {
  readonly typed?: string;
  /** Floating results cover the page. Inline ones are part of a dialog. */
  readonly results?: 'floating' | 'inline';
  readonly onChosen?: () => void;
}

export function SearchBox({ typed = '', results = 'floating', onChosen }: SearchBoxProps) {
  const [query, setQuery] = useState(typed);
  const [open, setOpen] = useState(false);
  const { state, groups } = useSearch(query);
  const navigate = useNavigate();
  const shown = open && state !== 'idle';
  const choose = (to: string) => {
    setQuery('');
    void navigate(to);
    onChosen?.();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setQuery('');
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <Command
      label="Search"
      shouldFilter={false}
      vimBindings={false}
      onKeyDown={closeOnEscape}
      onFocus={() => setOpen(true)}
      onBlur={closeOnLeave}
    >
      <Command.Input
        value={query}
        onValueChange={setQuery}
        placeholder={SEARCH_PLACEHOLDER}
        className={styles.input}
      />
      <div
        className={styles[results]}
        data-results={results}
        hidden={!shown}
        onPointerDown={(e) => e.preventDefault()}
      >
        {groups.length === 0 && state !== 'idle' && (
          <p role="status" className={styles.notice}>
            {NOTICES[state]}
          </p>
        )}
        <Command.List label="Results">
          {groups.map((group) => (
            <SearchGroupView key={group.heading} group={group} onChoose={choose} />
          ))}
        </Command.List>
      </div>
    </Command>
  );
}

interface SearchGroupProps {
  readonly group: SearchGroup;
  readonly onChoose: (to: string) => void;
}

function SearchGroupView({ group, onChoose }: SearchGroupProps) {
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
