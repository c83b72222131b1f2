import { useToast } from '@halyard/shared-contracts/ui';
import { useEffect, useEffectEvent, useState } from 'react';

type Kind = 'details' | 'edit' | 'remove' | 'terms';

type Layer = { readonly kind: 'add' } | { readonly kind: Kind; readonly id: string };

const GONE = 'It was removed elsewhere, so nothing was saved';

/** Another tab or device can remove a row whose form is open. */
function useGoneNotice(isGone: boolean): void {
  const toast = useToast();
  const tell = useEffectEvent(() => toast.show({ message: GONE }));
  useEffect(() => {
    if (isGone) tell();
  }, [isGone]);
}

export function useLayer<T extends { readonly id: string }>(rows: readonly T[]) {
  const [layer, setLayer] = useState<Layer>();
  const find = (kind: Kind): T | undefined =>
    layer && layer.kind !== 'add' && layer.kind === kind
      ? rows.find(({ id }) => id === layer.id)
      : undefined;
  const isForm = layer?.kind === 'edit' || layer?.kind === 'terms';
  useGoneNotice(isForm && !rows.some(({ id }) => id === layer.id));
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
