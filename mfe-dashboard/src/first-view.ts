import { defineRemote } from '@halyard/shared-contracts/remote';
import { HomeScreen } from './home/home-screen';

/** The screens that the server draws, so that a page shows them before any script. */
export const remote = defineRemote('mfe-dashboard', [
  { path: '/', load: async () => ({ default: HomeScreen }) },
]);
