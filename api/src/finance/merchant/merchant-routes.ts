import { merchantRenamedSchema, merchantRenameSchema, PATHS } from '@halyard/shared-contracts/wire';
import type { Routes } from '../../platform/valibot';
import { renameMerchant } from './rename-merchant';

export const merchantRoutes: Routes = (app, { db, clock }) => {
  app.post(
    `${PATHS.finance.merchants}/rename`,
    { schema: { body: merchantRenameSchema, response: { 200: merchantRenamedSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { transactions } = await app.listOf(userId);
      return renameMerchant(db, userId, transactions, request.body, clock());
    },
  );
};
