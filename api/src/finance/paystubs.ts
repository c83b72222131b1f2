import { isoDate, type Paystub } from '@halyard/shared-contracts/finance';
import { fromDollars } from '@halyard/shared-contracts/money';
import type { PaystubInput } from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import type { Db } from '../db/database';
import { change } from './change';
import { findShown } from './financial-data/shown';
import { hideFromSample } from './sample-changes';

export function addPaystub(db: Db, userId: string, input: PaystubInput): Promise<Paystub> {
  const paystub: Paystub = {
    id: `pay-${uuid()}`,
    date: isoDate(input.date),
    employer: input.employer,
    gross: fromDollars(input.gross),
    deductions: fromDollars(input.deductions),
    net: fromDollars(input.net),
  };
  return change(db, userId, async (trx) => {
    await trx
      .insertInto('paystubs')
      .values({
        user_id: userId,
        id: paystub.id,
        date: paystub.date,
        employer: paystub.employer,
        gross_cents: paystub.gross,
        deductions_cents: paystub.deductions,
        net_cents: paystub.net,
      })
      .execute();
    return paystub;
  });
}

/** Removes a paystub of the person's own, or takes one of the sample's out of their sight. */
export function removePaystub(db: Db, userId: string, id: string, now: Date): Promise<void> {
  return change(db, userId, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('paystubs')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return;
    await findShown(trx, userId, ({ paystubs }) => paystubs, id);
    await hideFromSample(trx, userId, id, now);
  });
}
