import { EstateCard } from './estate-card';
import { GoalsCard } from './goals-card';

/** The last cards are below every window, so the form appears before they are loaded. */
export function LaterCards() {
  return (
    <>
      <GoalsCard />
      <EstateCard />
    </>
  );
}
