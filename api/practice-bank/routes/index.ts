import type { FastifyInstance } from 'fastify';
import { checkKeys } from '../credentials';
import { accountRoutes } from './accounts';
import type { Context } from './context';
import { institutionRoutes } from './institutions';
import { investmentRoutes } from './investments';
import { itemRoutes } from './items';
import { liabilityRoutes } from './liabilities';
import { linkTokenRoutes } from './link-tokens';
import { sandboxRoutes } from './sandbox';
import { transactionRoutes } from './transactions';
import { webhookKeyRoutes } from './webhook-keys';

/** Every endpoint of Plaid's that the bank speaks: keys are checked first, and each answer carries its request id. */
export function plaidRoutes(app: FastifyInstance, context: Context): void {
  app.addHook('preHandler', async (request) => checkKeys(request));
  app.addHook('preSerialization', async ({ id }, _reply, payload) =>
    typeof payload === 'object' ? { ...payload, request_id: id } : payload,
  );
  for (const routes of [
    linkTokenRoutes,
    itemRoutes,
    accountRoutes,
    transactionRoutes,
    liabilityRoutes,
    investmentRoutes,
    institutionRoutes,
    webhookKeyRoutes,
    sandboxRoutes,
  ])
    routes(app, context);
}
