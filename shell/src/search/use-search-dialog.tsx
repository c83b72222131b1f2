import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';

const SearchDialog = lazy(() =>
  import(/* webpackChunkName: "search-dialog" */ './search-dialog').then((module) => ({
    default: module.SearchDialog,
  })),
);

/** What opens search from anywhere, as `aria-keyshortcuts` writes it. */
export const SEARCH_KEYS = 'Control+K Meta+K';

const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Search behind a button and behind Ctrl-K or Cmd-K, on every screen; its code comes with the first use. */
export function useSearchDialog(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <SearchDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { open, dialog };
}
