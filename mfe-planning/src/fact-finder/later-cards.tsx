import type { IsoDate } from '@halyard/shared-contracts/finance';
import { EstateCard } from './estate-card';
import { GoalsCard } from './goals-card';

/** The last cards are below every window, so the form appears before they are loaded. */
export function LaterCards({ today }: { readonly today: IsoDate }) {
  return (
    <>
      <GoalsCard today={today} />
      <EstateCard />
    </>
  );
}
