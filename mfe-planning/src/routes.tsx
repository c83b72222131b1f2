import { defineRemote, type RemoteContribution } from '@halyard/shared-contracts/remote';

export const remote = defineRemote('mfe-planning', [
  {
    path: '/goals',
    load: () =>
      import(/* webpackChunkName: "goals" */ './goals/goals-screen').then((m) => ({
        default: m.GoalsScreen,
      })),
  },
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
    path: '/investments',
    load: () =>
      import(/* webpackChunkName: "investments" */ './investments/investments-screen').then(
        (m) => ({ default: m.InvestmentsScreen }),
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
    path: '/score',
    load: () =>
      import(/* webpackChunkName: "score" */ './score/score-screen').then((m) => ({
        default: m.ScoreScreen,
      })),
  },
  {
    path: '/what-if',
    load: () =>
      import(/* webpackChunkName: "what-if" */ './what-if/what-if-screen').then((m) => ({
        default: m.WhatIfScreen,
      })),
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

export const contributions: readonly RemoteContribution[] = [
  {
    slot: 'account',
    name: 'goals',
    load: () =>
      import(/* webpackChunkName: "saved-for" */ './parts/saved-for').then((m) => ({
        default: m.SavedFor,
      })),
  },
];
