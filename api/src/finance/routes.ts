import type { Deps } from '../deps';
import { ENTITIES } from '../entity/entities';
import type { App, Routes } from '../platform/valibot';
import { accountWrites, debtWrites } from './account/account-routes';
import { assetSuggestionRoutes } from './account/asset-suggestion-routes';
import { categoryRoutes } from './category/category-routes';
import { changeRoutes } from './category/change-routes';
import { merchantRoutes } from './merchant/merchant-routes';
import { budgetWrites } from './paper/budget-routes';
import { entityRoutes } from './paper/entity-routes';
import { factFinderRoutes } from './paper/fact-finder-routes';
import { notificationWrites } from './paper/notification-routes';
import { statementRoutes } from './statement/statement-routes';
import { summaryRoutes } from './summary/summary-routes';
import { ruleRoutes } from './rule/rule-routes';
import { financeReads } from './read/read-routes';
import { transactionWrites } from './transaction/transaction-routes';

const WRITES: readonly Routes[] = [
  accountWrites,
  debtWrites,
  assetSuggestionRoutes,
  transactionWrites,
  statementRoutes,
  budgetWrites,
  categoryRoutes,
  changeRoutes,
  merchantRoutes,
  ruleRoutes,
  ...ENTITIES.map(entityRoutes),
  notificationWrites,
  factFinderRoutes,
  summaryRoutes,
];

/** The data service: everything about their money that users see and change. */
export async function financeRoutes(app: App, deps: Deps): Promise<void> {
  await app.register(financeReads, deps);
  for (const routes of WRITES) routes(app, deps);
}
