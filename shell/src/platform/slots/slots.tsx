import { ToastProvider, ToastRegion } from '@halyard/shared-contracts/ui';
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Platform } from '../platform';
import { type OfferedContribution, offeredContributions } from './offered-contributions';
import { SlotPart } from './slot-part';
import { type Place, usePlaces } from './use-places';

const isFor =
  ({ slot, kind }: Place) =>
  (offered: OfferedContribution): boolean =>
    offered.slot === slot && (!offered.kinds || (kind !== null && offered.kinds.includes(kind)));

const areSame = (a: readonly OfferedContribution[], b: readonly OfferedContribution[]): boolean =>
  a.length === b.length &&
  a.every(
    ({ candidate, path }, at) =>
      path === b[at]?.path && candidate.entry.global === b[at].candidate.entry.global,
  );

/** A stopped part disappears at once. A newer version appears with the next page. */
function useOffered({ registry, loader }: Platform): readonly OfferedContribution[] {
  const [offered, setOffered] = useState<readonly OfferedContribution[]>([]);
  useEffect(() => {
    let isShown = true;
    const read = () =>
      void registry
        .current()
        .then((rules) => offeredContributions(rules.registry, loader, window.halyardWatch?.hung))
        .then(
          (next) => isShown && setOffered((known) => (areSame(known, next) ? known : next)),
          () => undefined,
        );
    read();
    const stop = registry.onChange(read);
    return () => {
      isShown = false;
      stop();
    };
  }, [registry, loader]);
  return offered;
}

/** Errors of a part end here, because the part is in the shell's tree and only its elements are in the screen. */
export function Slots({ platform }: { readonly platform: Platform }) {
  const offered = useOffered(platform);
  const places = usePlaces();
  return (
    <ToastProvider>
      {places.map((place) =>
        offered.filter(isFor(place)).map((each) =>
          createPortal(
            <Suspense>
              <SlotPart platform={platform} offered={each} subject={place.subject} />
            </Suspense>,
            place.element,
            `${each.candidate.entry.global} ${each.path} ${place.subject}`,
          ),
        ),
      )}
      <ToastRegion />
    </ToastProvider>
  );
}
