import { useState } from 'react';

type Kind = 'details' | 'edit' | 'remove' | 'terms';

type Layer = { readonly kind: 'add' } | { readonly kind: Kind; readonly id: string };

export function useLayer<T extends { readonly id: string }>(rows: readonly T[]) {
  const [layer, setLayer] = useState<Layer>();
  const find = (kind: Kind): T | undefined =>
    layer && layer.kind !== 'add' && layer.kind === kind
      ? rows.find(({ id }) => id === layer.id)
      : undefined;
  const show = (kind: Kind) => (row: T) => setLayer({ kind, id: row.id });
  return {
    adding: layer?.kind === 'add',
    details: find('details'),
    edited: find('edit'),
    removed: find('remove'),
    asked: find('terms'),
    add: () => setLayer({ kind: 'add' }),
    showDetails: show('details'),
    edit: show('edit'),
    remove: show('remove'),
    terms: show('terms'),
    close: () => setLayer(undefined),
  };
}

export type Layers<T extends { readonly id: string }> = ReturnType<typeof useLayer<T>>;
