import { Command } from 'cmdk';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchGroupView } from './search-group';
import { SEARCH_PLACEHOLDER } from './search-view';
import { useSearch } from './use-search';
import styles from './search.module.css';

const NOTICES = {
  loading: 'Searching...',
  failed: 'Search is not available right now.',
  done: 'Nothing found',
} as const;

interface SearchBoxProps {
  /** Where the results stand: over the page below the box, or in the flow of a dialog. */
  readonly results?: 'floating' | 'inline';
  /** Called once a result was chosen, after its place was opened. */
  readonly onChosen?: () => void;
}

/** Results while typing; arrows choose, Enter opens, Esc clears. */
export function SearchBox({ results = 'floating', onChosen }: SearchBoxProps) {
  const [query, setQuery] = useState('');
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
      <div className={styles[results]} hidden={!shown} onPointerDown={(e) => e.preventDefault()}>
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
