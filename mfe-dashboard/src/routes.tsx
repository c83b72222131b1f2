import { defineRemote } from '@halyard/shared-contracts/remote';

export const remote = defineRemote('mfe-dashboard', [
  {
    path: '/',
    load: () =>
      import(/* webpackChunkName: "home" */ './home/home-screen').then((m) => ({
        default: m.HomeScreen,
      })),
  },
  {
    path: '/accounts',
    load: () =>
      import(/* webpackChunkName: "accounts" */ './accounts/accounts-screen').then((m) => ({
        default: m.AccountsScreen,
      })),
  },
  {
    path: '/transactions',
    load: () =>
      import(/* webpackChunkName: "transactions" */ './transactions/transactions-screen').then(
        (m) => ({ default: m.TransactionsScreen }),
      ),
  },
  {
    path: '/activity',
    load: () =>
      import(/* webpackChunkName: "activity" */ './activity/activity-screen').then((m) => ({
        default: m.ActivityScreen,
      })),
  },
  {
    path: '/plaid-test',
    load: () =>
      import(/* webpackChunkName: "bank-link" */ './bank-link/bank-link-screen').then((m) => ({
        default: m.BankLinkScreen,
      })),
  },
]);
