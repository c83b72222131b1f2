import type { FastifyInstance } from 'fastify';
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

/** Every endpoint of Plaid's that the bank speaks: each answer carries its request id. */
export function plaidRoutes(app: FastifyInstance, context: Context): void {
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
