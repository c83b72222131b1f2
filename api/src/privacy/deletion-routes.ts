import {
  DEMO_USER_ID,
  deletionAnswerSchema,
  deletionInputSchema,
  idInput,
  PATHS,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import { AppError } from '../errors';
import { requireRecentSignIn } from '../identity/recent-sign-in';
import { leave } from '../identity/session-cookie';
import { within } from '../platform/telling';
import type { Routes } from '../platform/valibot';
import { erasePerson } from './deletion/erase';
import { orderDeletion } from './deletion/order';
import { readReceipt } from './deletion/receipt';

/** How long an answer waits for the work. The order stands. */
const WAIT_MS = 3000;
const rateLimit = { max: 20, timeWindow: '1 minute' };
const byId = v.object({ id: idInput });

/** Deleting everything, and the receipt of it. */
export const deletionRoutes: Routes = (app, deps) => {
  const { config, db, clock } = deps;
  const receipt = async (id: string) => {
    const found = await readReceipt(db, id, config.timeZone);
    if (!found) throw new AppError('NOT_FOUND');
    return { receipt: found };
  };

  app.post(
    PATHS.privacy.deletions,
    {
      schema: { body: deletionInputSchema, response: { 200: deletionAnswerSchema } },
      config: { rateLimit },
    },
    async (request, reply) => {
      const { person, log } = request;
      if (person.userId === DEMO_USER_ID) throw new AppError('NOTHING_KEPT');
      requireRecentSignIn(person, clock());
      const order = await orderDeletion(db, person.userId, clock());
      await within(WAIT_MS, erasePerson(app.bankWorld, order), () => {
        log.warn('A deletion was not finished at once; the queue goes on with it.');
      });
      await leave(request, reply, deps);
      return receipt(order.deletionId);
    },
  );

  app.get(
    `${PATHS.privacy.deletions}/:id`,
    {
      schema: { params: byId, response: { 200: deletionAnswerSchema } },
      config: { rateLimit },
    },
    ({ params }) => receipt(params.id),
  );
};
