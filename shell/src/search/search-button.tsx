import { Search } from 'lucide-react';
import { IconButton } from '../layout/icon-button';
import { SEARCH_KEYS } from './use-search-dialog';

export function SearchButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <IconButton
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts={SEARCH_KEYS}
      title="Search (Ctrl K)"
      onClick={onOpen}
    >
      <Search size={20} aria-hidden="true" />
    </IconButton>
  );
}
