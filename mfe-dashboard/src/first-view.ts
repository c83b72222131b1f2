import { defineRemote } from '@halyard/shared-contracts/remote';
import { HomeScreen } from './home/home-screen';

/** The server draws these screens before any script runs. */
export const remote = defineRemote('mfe-dashboard', [
  { path: '/', load: async () => ({ default: HomeScreen }) },
]);
