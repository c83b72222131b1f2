import { useState } from 'react';

/** What lies over a list: nothing, the dialog that adds, or a layer about one of its rows. */
type Layer =
  | { readonly kind: 'add' }
  | { readonly kind: 'details' | 'edit' | 'remove'; readonly id: string };

/** The one layer that may be open over a list of things with an `id`; it closes when its row is gone. */
export function useLayer<T extends { readonly id: string }>(rows: readonly T[]) {
  const [layer, setLayer] = useState<Layer>();
  const find = (kind: Layer['kind']): T | undefined =>
    layer && layer.kind !== 'add' && layer.kind === kind
      ? rows.find(({ id }) => id === layer.id)
      : undefined;
  const show = (kind: 'details' | 'edit' | 'remove') => (row: T) => setLayer({ kind, id: row.id });
  return {
    adding: layer?.kind === 'add',
    details: find('details'),
    edited: find('edit'),
    removed: find('remove'),
    add: () => setLayer({ kind: 'add' }),
    showDetails: show('details'),
    edit: show('edit'),
    remove: show('remove'),
    close: () => setLayer(undefined),
  };
}
