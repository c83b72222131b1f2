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

/** A field that becomes the search box when a pointer or the focus comes to it, with what was typed by then. */
export function Search() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const show = (Box: Loaded['Box']) => {
    const { current } = field;
    if (!current) return;
    const hadFocus = document.activeElement === current;
    // At once, so that no letter is typed into the field that goes.
    flushSync(() => setLoaded({ Box, typed: current.value }));
    if (hadFocus) place.current?.querySelector('input')?.focus();
  };
  // A failure leaves the field, and the next letter tries again.
  const load = () => void loadBox().then(show, () => undefined);
  useEffect(() => {
    // The user may have come to the field before it was hydrated.
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
