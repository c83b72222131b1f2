import { useState } from 'react';

type Layer =
  | { readonly kind: 'add' }
  | { readonly kind: 'details' | 'edit' | 'remove'; readonly id: string };

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
