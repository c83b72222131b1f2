import { type PrivacyRecords, PATHS, recordsSchema } from '@halyard/shared-contracts/wire';
import { consentRows } from '../db/consents';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import type { App } from '../platform/valibot';
import { copyRoutes } from './copy-routes';
import { eraseJob } from './deletion/erase';
import { ERASE } from './deletion/order';
import { deletionRoutes } from './deletion-routes';
import { LEFT_VISITS, leftVisitsJob, scheduleLeftVisits } from './left-visits-job';
import { scheduleSweep, SWEEP, sweepJob } from './sweep-job';
import { visitRoutes } from './visit/visit-routes';

async function readRecords(db: Db, userId: string): Promise<PrivacyRecords> {
  const consents = await consentRows(db, userId);
  return {
    consents: consents.map(({ granted, text_version, at }) => ({
      granted: granted === 1,
      text_version,
      at,
    })),
  };
}

export async function privacyRoutes(app: App, deps: Deps): Promise<void> {
  app.jobHandlers[ERASE] = eraseJob(app.bankWorld);
  app.jobHandlers[LEFT_VISITS] = leftVisitsJob(deps);
  app.jobHandlers[SWEEP] = sweepJob(deps);
  app.addHook('onListen', () => scheduleLeftVisits(deps.db, deps.clock()));
  app.addHook('onListen', () => scheduleSweep(deps.db, deps.clock()));
  await app.register(copyRoutes, deps);
  deletionRoutes(app, deps);
  visitRoutes(app, app.bankWorld);

  app.get(PATHS.privacy.records, { schema: { response: { 200: recordsSchema } } }, ({ person }) =>
    readRecords(deps.db, person.userId),
  );
}
