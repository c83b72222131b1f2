import { brand } from '@halyard/shared-contracts/brand';
import { PATHS, restoredSchema } from '@halyard/shared-contracts/wire';
import fp from 'fastify-plugin';
import * as v from 'valibot';
import { recordAudit } from '../db/audit';
import { browserOf } from '../identity/browser-label';
import { withoutDirectionControls } from '../entity/direction-controls';
import { requireRecentSignIn } from '../identity/account-guards';
import type { Deps } from '../deps';
import { whenOf } from '../finance/today';
import type { App } from '../platform/valibot';
import { ownerOf } from '../work/owner-of';
import { uploadPlace } from '../work/upload-place';
import { exportCopy } from './export/export-copy';
import { MAX_ZIP_BYTES } from './restore/limits';
import { restoreCopy } from './restore/restore-copy';

const rateLimit = { max: 30, timeWindow: '1 minute' };

const ZIP = 'application/zip';
const MAX_NAME = 200;
const fileQuery = v.object({
  name: v.optional(v.pipe(v.string(), v.maxLength(1000)), 'copy.zip'),
  /** It is `1` after the user agreed to lose the entries of this visit. */
  replace: v.optional(v.literal('1')),
});

async function copies(app: App, deps: Deps): Promise<void> {
  const { db, clock } = deps;
  app.addContentTypeParser(
    ZIP,
    { parseAs: 'buffer', bodyLimit: MAX_ZIP_BYTES },
    async (_: unknown, body: Buffer) => body,
  );

  app.get(PATHS.privacy.copy, { config: { rateLimit } }, async (request, reply) => {
    const { person } = request;
    const { now, today } = whenOf(deps, person);
    requireRecentSignIn(person, now);
    const zip = await exportCopy(db, { ...person, taskOf: ownerOf(request) }, now);
    if (person.email !== null) {
      await recordAudit(db, person.userId, 'data-exported', now, { browser: browserOf(request) });
    }
    const name = `${brand.name.toLowerCase()}-${today}.zip`;
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
      bodyLimit: MAX_ZIP_BYTES,
      onRequest: uploadPlace,
    },
    async (request, reply) => {
      requireRecentSignIn(request.person, clock());
      const { userId } = await request.ensurePerson(reply);
      const { name, replace } = request.query;
      const file = {
        zip: request.body,
        fileName: withoutDirectionControls(name).slice(0, MAX_NAME),
        replaces: replace === '1',
      };
      return { success: true as const, ...(await restoreCopy(db, userId, file, clock())) };
    },
  );
}

/** Downloads and restores copies. The routes have their own scope, because only they accept ZIP files. */
export const copyRoutes = fp(copies, { name: 'copies', encapsulate: true });
