import { addDays, civilDay } from '@halyard/shared-contracts/finance';
import {
  DEMO_USER_ID,
  deletionAnswerSchema,
  deletionInputSchema,
  type DeletionReceipt,
  PATHS,
} from '@halyard/shared-contracts/wire';
import type { Db } from '../db/database';
import { AppError } from '../errors';
import { byId } from '../finance/by-id';
import { requireRecentSignIn } from '../identity/account-guards';
import { logOut } from '../identity/session/session-cookie';
import { withTimeLimit } from '../platform/guarded-work';
import type { Routes } from '../platform/valibot';
import { eraseUser } from './deletion/erase';
import { orderDeletion } from './deletion/order';

/** A request waits this long; the job queue finishes a longer deletion. */
const WAIT_MS = 3000;
const rateLimit = { max: 20, timeWindow: '1 minute' };

/** Section 8 of the privacy policy promises these periods for the data and for its backups. */
const ERASED_WITHIN_DAYS = 30;
const BACKUPS_WITHIN_DAYS = 90;

async function readReceipt(
  db: Db,
  id: string,
  timeZone: string,
): Promise<{ readonly receipt: DeletionReceipt }> {
  const row = await db.selectFrom('deletions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const day = civilDay(new Date(row.asked_at), timeZone);
  const receipt = {
    ...row,
    erased_by: addDays(day, ERASED_WITHIN_DAYS),
    backups_by: addDays(day, BACKUPS_WITHIN_DAYS),
  };
  return { receipt };
}

/** Deletes a user's data and returns the receipt, which can be read later by its secret id. */
export const deletionRoutes: Routes = (app, deps) => {
  const { config, db, clock } = deps;
  const receipt = (id: string) => readReceipt(db, id, config.timeZone);

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
      await withTimeLimit(WAIT_MS, eraseUser(app.bankWorld, order), () => {
        log.warn('A deletion was not finished in time; the job queue continues it.');
      });
      await logOut(request, reply, deps);
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
