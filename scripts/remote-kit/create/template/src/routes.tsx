import { defineRemote } from '@halyard/shared-contracts/remote';

export const remote = defineRemote('{{name}}', [
  {
    path: '{{path}}',
    load: () =>
      import(/* webpackChunkName: "overview" */ './overview/overview-screen').then((m) => ({
        default: m.OverviewScreen,
      })),
  },
]);
