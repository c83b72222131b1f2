import { cents, formatUsd, fromDollars, toDollars } from '@halyard/shared-contracts/money';
import {
  bufferAnswerSchema,
  bufferChangedSchema,
  bufferInputSchema,
  PATHS,
} from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import type { Routes } from '../../platform/valibot';
import { change } from '../change';
import { changeText } from '../../changes/changed-columns';
import { recordChange } from '../../changes/record-change';
import { chosenBuffer } from '../financial-data/queries';

/** Returns the id of the change, which can be undone. */
function changeBuffer(db: Db, userId: string, amount: number, now: Date): Promise<string> {
  return change(db, userId, async (trx) => {
    const before = await chosenBuffer(trx, userId);
    await trx
      .insertInto('chosen_amounts')
      .values({ user_id: userId, name: 'buffer', amount_cents: amount })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'name']).doUpdateSet({ amount_cents: amount }),
      )
      .execute();
    const label = `Changed the buffer to ${formatUsd(cents(amount))}`;
    const row = { before: changeText(before), after: changeText(amount) };
    return recordChange(
      trx,
      userId,
      {
        kind: 'buffer',
        label,
        rows: [{ entity: 'amount', entity_id: 'buffer', field: 'amount_cents', ...row }],
      },
      now,
    );
  });
}

/** Serves the amount that the user always wants to have left (P3-B2-4). */
export const bufferRoutes: Routes = (app, { db, clock }) => {
  app.get(
    PATHS.finance.buffer,
    { schema: { response: { 200: bufferAnswerSchema } } },
    async ({ person }) => ({
      buffer: toDollars(cents((await chosenBuffer(db, person.userId)) ?? 0)),
    }),
  );

  app.put(
    PATHS.finance.buffer,
    { schema: { body: bufferInputSchema, response: { 200: bufferChangedSchema } } },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { buffer } = request.body;
      const changeId = await changeBuffer(db, userId, fromDollars(buffer), clock());
      return { buffer, changeId };
    },
  );
};
