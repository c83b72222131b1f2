import {
  encodeNotification,
  notificationAnswerSchema,
  notificationPatchSchema,
  PATHS,
} from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { AppError } from '../../errors';
import type { Routes } from '../../platform/valibot';
import { byId } from '../by-id';
import { change } from '../change';

function mark(db: Db, userId: string, id: string, isRead: boolean): Promise<void> {
  const read = isRead ? 1 : 0;
  return change(db, userId, async (trx) => {
    await trx
      .insertInto('notification_reads')
      .values({ user_id: userId, notification_id: id, read })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'notification_id']).doUpdateSet({ read }),
      )
      .execute();
  });
}

export const notificationWrites: Routes = (app, { db }) => {
  app.patch(
    `${PATHS.finance.notifications}/:id`,
    {
      schema: {
        params: byId,
        body: notificationPatchSchema,
        response: { 200: notificationAnswerSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { read } = request.body;
      const { notifications } = await app.financialDataOf(request.person.userId);
      const notification = notifications.find((each) => each.id === id);
      if (!notification) throw new AppError('NOT_FOUND');
      const { userId } = await request.ensurePerson(reply);
      await mark(db, userId, id, read);
      return { notification: encodeNotification({ ...notification, read }) };
    },
  );
};
