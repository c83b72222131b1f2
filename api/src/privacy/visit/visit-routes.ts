import {
  bringAlongInputSchema,
  broughtSchema,
  doneSchema,
  PATHS,
  type Visit,
  visitsSchema,
} from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { AppError } from '../../errors';
import { accountOf, requireProvedEmail } from '../../identity/account-guards';
import { deleteEmptyVisit } from '../../identity/visit/delete-empty-visit';
import { idParams } from '../../identity/route-options';
import { dismissOffer, type VisitOffer, visitOffers } from '../../identity/visit/visit-offers';
import type { BankWorld } from '../../bank/bank-world';
import type { App } from '../../platform/valibot';
import { moveEntries } from './move-entries';
import { visitEntries } from './visit-contents';

async function visitOf(db: Db, userId: string, offer: VisitOffer): Promise<Visit> {
  return {
    id: offer.id,
    left_at: offer.offeredAt,
    stored_until: offer.storedUntil,
    put_away: offer.isPutAway,
    entries: await visitEntries(db, { from: offer.visitId, to: userId }),
  };
}

/** Lists, moves, or dismisses the data that a visitor entered before logging in. */
export function visitRoutes(app: App, world: BankWorld): void {
  const { db, clock } = world;
  const limited = { rateLimit: { max: 30, timeWindow: 60_000 } };

  app.get(
    PATHS.auth.visits,
    { schema: { response: { 200: visitsSchema } } },
    async ({ person: { userId, email } }) => {
      if (email === null) return { visits: [] };
      const offers = await visitOffers(db, userId);
      const visits = await Promise.all(offers.map((offer) => visitOf(db, userId, offer)));
      return { visits: visits.filter(({ entries }) => entries.length > 0) };
    },
  );

  app.post(
    `${PATHS.auth.visits}/:id`,
    {
      schema: { params: idParams, body: bringAlongInputSchema, response: { 200: broughtSchema } },
      config: limited,
    },
    async ({ person, params, body }) => {
      const { userId } = accountOf(person);
      await requireProvedEmail(db, person);
      const offers = await visitOffers(db, userId);
      const offer = offers.find(({ id }) => id === params.id);
      if (!offer) throw new AppError('NOT_FOUND');
      const accounts = await moveEntries(world, { from: offer.visitId, to: userId }, body.entries);
      await deleteEmptyVisit(db, offer.visitId);
      return { success: true as const, accounts };
    },
  );

  app.delete(
    `${PATHS.auth.visits}/:id`,
    { schema: { params: idParams, response: { 200: doneSchema } } },
    async ({ person, params }) => {
      const { userId } = accountOf(person);
      if (!(await dismissOffer(db, userId, params.id, clock()))) throw new AppError('NOT_FOUND');
      return { success: true as const };
    },
  );
}
