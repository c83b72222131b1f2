import { lazy, type ReactNode, Suspense, useCallback, useLayoutEffect, useState } from 'react';

const SearchDialog = lazy(() =>
  import(/* webpackChunkName: "search" */ './search-dialog').then((module) => ({
    default: module.SearchDialog,
  })),
);

export const SEARCH_KEYS = 'Control+K Meta+K';

const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

export function useSearchDialog(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  // The screen listens as soon as it is visible, also on a busy machine.
  useLayoutEffect(() => {
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
