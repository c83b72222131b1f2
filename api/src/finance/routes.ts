import type { Deps } from '../deps';
import { ENTITIES } from '../entity/entities';
import type { App, Routes } from '../platform/valibot';
import { accountWrites, debtWrites } from './account/account-routes';
import { assetSuggestionRoutes } from './account/asset-suggestion-routes';
import { calendarAddressRoutes } from './calendar/calendar-address-routes';
import { categoryRoutes } from './category/category-routes';
import { changeRoutes } from './category/change-routes';
import { goalRoutes } from './goal/goal-routes';
import { investmentRoutes } from './investment/investment-routes';
import { merchantRoutes } from './merchant/merchant-routes';
import { budgetWrites } from './budget/budget-routes';
import { bufferRoutes } from './user-entries/buffer-routes';
import { entityRoutes } from './user-entries/entity-routes';
import { assumptionRoutes } from './user-entries/assumption-routes';
import { factFinderRoutes } from './user-entries/fact-finder-routes';
import { notificationWrites } from './user-entries/notification-routes';
import { statementRoutes } from './statement/statement-routes';
import { summaryRoutes } from './summary/summary-routes';
import { receiptRoutes } from './receipt/receipt-routes';
import { ruleRoutes } from './rule/rule-routes';
import { removeDirectionControls } from './no-direction-controls';
import { planRoutes } from './plan/plan-routes';
import { whatIfRoutes } from './plan/what-if-routes';
import { financeReads } from './read/read-routes';
import { transactionWrites } from './transaction/transaction-routes';

const WRITES: readonly Routes[] = [
  accountWrites,
  debtWrites,
  assetSuggestionRoutes,
  transactionWrites,
  statementRoutes,
  budgetWrites,
  bufferRoutes,
  calendarAddressRoutes,
  categoryRoutes,
  changeRoutes,
  merchantRoutes,
  ruleRoutes,
  receiptRoutes,
  goalRoutes,
  ...ENTITIES.map(entityRoutes),
  notificationWrites,
  assumptionRoutes,
  investmentRoutes,
  factFinderRoutes,
  summaryRoutes,
  planRoutes,
  whatIfRoutes,
];

/** The data service serves all money data that users see and change. */
export async function financeRoutes(app: App, deps: Deps): Promise<void> {
  removeDirectionControls(app);
  await app.register(financeReads, deps);
  for (const routes of WRITES) routes(app, deps);
}
