import { useIdle } from '@halyard/shared-contracts/ui';
import { useNear } from '@halyard/shared-contracts/ui/parts';
import { type RefObject, useRef } from 'react';

/** Tells whether to load the content of this place: the page is idle, and the place is near the window. */
export function useShouldLoad(): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const isIdle = useIdle();
  return [place, isNear && isIdle];
}
