import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SEARCH_PLACEHOLDER } from './placeholder';
import type { SearchBoxProps } from './search-box';
import styles from './search.module.css';

const loadBox = async (): Promise<ComponentType<SearchBoxProps>> =>
  (await import(/* webpackChunkName: "search" */ './search-box')).SearchBox;

interface Loaded {
  readonly Box: ComponentType<SearchBoxProps>;
  readonly typed: string;
}

/**
 * Shows a field that becomes the search box when a pointer or the focus enters it. The box has what was typed by
 * then.
 */
export function Search() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const show = (Box: Loaded['Box']) => {
    const { current } = field;
    if (!current) return;
    const hadFocus = document.activeElement === current;
    // The box is shown at once, so that no letter is typed into the old field.
    flushSync(() => setLoaded({ Box, typed: current.value }));
    if (hadFocus) place.current?.querySelector('input')?.focus();
  };
  // After a failure, the field stays, and the next letter tries again.
  const load = () => void loadBox().then(show, () => undefined);
  useEffect(() => {
    // The user may have entered the field before it was hydrated.
    if (document.activeElement === field.current) load();
  }, []);
  return (
    <div role="search" className={styles.search} ref={place}>
      {loaded ? (
        <loaded.Box typed={loaded.typed} />
      ) : (
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Search"
          aria-expanded="false"
          aria-controls="search-results"
          autoComplete="off"
          placeholder={SEARCH_PLACEHOLDER}
          className={styles.input}
          onChange={load}
          onFocus={load}
          onPointerEnter={load}
        />
      )}
    </div>
  );
}
