import { SearchBox } from '@halyard/shared-contracts/search';
import { Dialog } from '@halyard/shared-contracts/ui';

export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open title="Search" onClose={onClose}>
      <SearchBox results="inline" onChosen={onClose} />
    </Dialog>
  );
}
