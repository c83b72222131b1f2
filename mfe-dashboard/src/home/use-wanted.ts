import { useIdle } from '@halyard/shared-contracts/ui';
import { useNear } from '@halyard/shared-contracts/ui/parts';
import { type RefObject, useRef } from 'react';

/** Whether what is at this place should be loaded: the page is idle, and the user is close to it. */
export function useWanted(): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const isIdle = useIdle();
  return [place, isNear && isIdle];
}
