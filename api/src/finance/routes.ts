import type { Deps } from '../deps';
import type { App, Routes } from '../platform/valibot';
import { accountWrites } from './account-routes';
import { budgetWrites } from './budget-routes';
import { factFinderRoutes } from './fact-finder-routes';
import { liabilityWrites } from './liability-routes';
import { notificationWrites } from './notification-routes';
import { paystubWrites } from './paystub-routes';
import { policyWrites } from './policy-routes';
import { statementRoutes } from './statement/statement-routes';
import { summaryRoutes } from './summary/summary-routes';
import { financeReads } from './read-routes';
import { transactionWrites } from './transaction-routes';

const WRITES: readonly Routes[] = [
  accountWrites,
  liabilityWrites,
  transactionWrites,
  statementRoutes,
  budgetWrites,
  policyWrites,
  paystubWrites,
  notificationWrites,
  factFinderRoutes,
  summaryRoutes,
];

/** The data service: all that a user sees of their money, and what they may change in it. */
export async function financeRoutes(app: App, deps: Deps): Promise<void> {
  await app.register(financeReads, deps);
  for (const routes of WRITES) routes(app, deps);
}
