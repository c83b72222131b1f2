import type { ApiPlugin } from '../platform/valibot';
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

const PARTS = [
  financeReads,
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

/** The data service: everything one person sees of their money, and what they may change of it (readings 1). */
export const financePlugin: ApiPlugin = async (app, deps) => {
  for (const part of PARTS) await app.register(part, deps);
};
