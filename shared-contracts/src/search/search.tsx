import { useIdle } from '@halyard/shared-contracts/ui';
import { lazy, Suspense } from 'react';
import { SEARCH_PLACEHOLDER } from './placeholder';
import styles from './search.module.css';

const SearchBox = lazy(() =>
  import(/* webpackChunkName: "search" */ './search-box').then((m) => ({
    default: m.SearchBox,
  })),
);

/** Loads after the page into a placeholder of its size. */
export function Search() {
  const idle = useIdle();
  return (
    <div role="search" className={styles.search}>
      <Suspense fallback={<Waiting />}>{idle ? <SearchBox /> : <Waiting />}</Suspense>
    </div>
  );
}

function Waiting() {
  return (
    <input
      type="text"
      disabled
      aria-label="Search"
      placeholder={SEARCH_PLACEHOLDER}
      className={styles.input}
    />
  );
}
