import { defineRemote } from '@halyard/shared-contracts/remote';

export const remote = defineRemote('mfe-planning', [
  {
    path: '/protection',
    load: () =>
      import(/* webpackChunkName: "protection" */ './protection/protection-screen').then((m) => ({
        default: m.ProtectionScreen,
      })),
  },
  {
    path: '/assets',
    load: () =>
      import(/* webpackChunkName: "assets" */ './assets/assets-screen').then((m) => ({
        default: m.AssetsScreen,
      })),
  },
  {
    path: '/liabilities',
    load: () =>
      import(/* webpackChunkName: "liabilities" */ './liabilities/liabilities-screen').then(
        (m) => ({ default: m.LiabilitiesScreen }),
      ),
  },
  {
    path: '/wealth-plan',
    load: () =>
      import(/* webpackChunkName: "wealth-plan" */ './wealth-plan/wealth-plan-screen').then(
        (m) => ({ default: m.WealthPlanScreen }),
      ),
  },
  {
    path: '/fact-finder',
    load: () =>
      import(/* webpackChunkName: "fact-finder" */ './fact-finder/fact-finder-screen').then(
        (m) => ({ default: m.FactFinderScreen }),
      ),
  },
  {
    path: '/fact-finder-summary',
    load: () =>
      import(
        /* webpackChunkName: "fact-finder-summary" */ './fact-finder-summary/fact-finder-summary-screen'
      ).then((m) => ({ default: m.FactFinderSummaryScreen })),
  },
]);
