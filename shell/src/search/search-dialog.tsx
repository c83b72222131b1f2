import { SearchBox } from '@halyard/shared-contracts/search';
import { Dialog } from '@halyard/shared-contracts/ui';

/** Search over any screen; closing it returns the focus. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open title="Search" onClose={onClose}>
      <SearchBox results="inline" onChosen={onClose} />
    </Dialog>
  );
}
