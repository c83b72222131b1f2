import { brand } from '@halyard/shared-contracts/brand';
import { civilDay } from '@halyard/shared-contracts/finance';
import { PATHS, restoredSchema } from '@halyard/shared-contracts/wire';
import fp from 'fastify-plugin';
import * as v from 'valibot';
import { recordAudit } from '../db/audit';
import { browserOf } from '../identity/browser-label';
import { requireRecentSignIn } from '../identity/recent-sign-in';
import type { Deps } from '../deps';
import type { App } from '../platform/valibot';
import { ownerOf } from '../work/owner-of';
import { uploadPlace } from '../work/upload-place';
import { exportPerson } from './export/export-person';
import { MOST_ZIP_BYTES } from './restore/limits';
import { restorePerson } from './restore/restore-person';

/** Each takes a second of work for a large household. */
const rateLimit = { max: 30, timeWindow: '1 minute' };

const ZIP = 'application/zip';
const fileQuery = v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(200)), 'copy.zip') });

async function copies(app: App, { config, db, clock }: Deps): Promise<void> {
  app.addContentTypeParser(
    ZIP,
    { parseAs: 'buffer', bodyLimit: MOST_ZIP_BYTES },
    async (_: unknown, body: Buffer) => body,
  );

  app.get(PATHS.privacy.copy, { config: { rateLimit } }, async (request, reply) => {
    const { person } = request;
    requireRecentSignIn(person, clock());
    const now = clock();
    const zip = await exportPerson(db, { ...person, taskOf: ownerOf(request) }, now);
    if (person.email !== null) {
      await recordAudit(db, person.userId, 'data-exported', now, { browser: browserOf(request) });
    }
    const name = `${brand.name.toLowerCase()}-${civilDay(now, config.timeZone)}.zip`;
    return reply
      .type(ZIP)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength));
  });

  app.post(
    PATHS.privacy.copy,
    {
      schema: {
        querystring: fileQuery,
        body: v.instance(Uint8Array),
        response: { 200: restoredSchema },
      },
      config: { rateLimit },
      bodyLimit: MOST_ZIP_BYTES,
      onRequest: uploadPlace,
    },
    async (request, reply) => {
      requireRecentSignIn(request.person, clock());
      const { userId } = await request.ensurePerson(reply);
      const chosen = { zip: request.body, fileName: request.query.name };
      return { success: true as const, ...(await restorePerson(db, userId, chosen, clock())) };
    },
  );
}

/** Taking everything along, and bringing it back. Own scope: only here is a ZIP taken. */
export const copyRoutes = fp(copies, { name: 'copies', encapsulate: true });
