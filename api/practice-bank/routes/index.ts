import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts';
import type { Context } from './context';
import { institutionRoutes } from './institutions';
import { investmentRoutes } from './investments';
import { itemRoutes } from './items';
import { linkTokenRoutes } from './link-tokens';
import { recurringRoutes } from './recurring';
import { sandboxRoutes } from './sandbox';
import { transactionRoutes } from './transactions';
import { webhookKeyRoutes } from './webhook-keys';

export function plaidRoutes(app: FastifyInstance, context: Context): void {
  app.addHook('preSerialization', async ({ id }, _reply, payload) =>
    typeof payload === 'object' ? { ...payload, request_id: id } : payload,
  );
  for (const routes of [
    linkTokenRoutes,
    itemRoutes,
    accountRoutes,
    investmentRoutes,
    transactionRoutes,
    recurringRoutes,
    institutionRoutes,
    webhookKeyRoutes,
    sandboxRoutes,
  ])
    routes(app, context);
}
