import { SearchBox } from '@halyard/shared-contracts/search';
import { Dialog } from '@halyard/shared-contracts/ui';

/** Search over whatever screen is open; closing it gives the focus back. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open title="Search" onClose={onClose}>
      <SearchBox results="inline" onChosen={onClose} />
    </Dialog>
  );
}
