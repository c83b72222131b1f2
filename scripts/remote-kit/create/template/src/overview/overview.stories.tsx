import { demoHousehold } from '@halyard/shared-contracts/demo';
import { OverviewCard } from './overview-card';

/** The states of the card. `npm start` shows each one at `/stories/<name>`, and a test renders all of them. */
export const stories = {
  filled: () => <OverviewCard accounts={demoHousehold().accounts} />,
  empty: () => <OverviewCard accounts={[]} />,
};
