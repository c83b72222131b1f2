import { defineRemote, type RemoteContribution } from '@halyard/shared-contracts/remote';

export const remote = defineRemote('mfe-money', [
  {
    path: '/budget',
    load: () =>
      import(/* webpackChunkName: "budget" */ './budget/budget-screen').then((m) => ({
        default: m.BudgetScreen,
      })),
  },
  {
    path: '/income',
    load: () =>
      import(/* webpackChunkName: "income" */ './income/income-screen').then((m) => ({
        default: m.IncomeScreen,
      })),
  },
  {
    path: '/spending',
    load: () =>
      import(/* webpackChunkName: "spending" */ './spending/spending-screen').then((m) => ({
        default: m.SpendingScreen,
      })),
  },
  {
    path: '/cashflow',
    load: () =>
      import(/* webpackChunkName: "cash-flow" */ './cash-flow/cash-flow-screen').then((m) => ({
        default: m.CashFlowScreen,
      })),
  },
  {
    path: '/categories',
    load: () =>
      import(/* webpackChunkName: "categories" */ './categories/categories-screen').then((m) => ({
        default: m.CategoriesScreen,
      })),
  },
  {
    path: '/rules',
    load: () =>
      import(/* webpackChunkName: "rules" */ './rules/rules-screen').then((m) => ({
        default: m.RulesScreen,
      })),
  },
]);

export const contributions: readonly RemoteContribution[] = [
  {
    slot: 'home',
    name: 'budget',
    load: () =>
      import(/* webpackChunkName: "budget-sum" */ './budget-sum/budget-sum').then((m) => ({
        default: m.BudgetSum,
      })),
  },
  {
    slot: 'transaction',
    name: 'yearly',
    load: () =>
      import(/* webpackChunkName: "yearly" */ './yearly/yearly-sum').then((m) => ({
        default: m.YearlySum,
      })),
  },
];
