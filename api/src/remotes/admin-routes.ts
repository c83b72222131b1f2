import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ADMIN_URL, HEALTH_DAYS_URL, HEALTH_URL } from '@halyard/shared-contracts/remote/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../deps';
import type { App } from '../platform/valibot';
import { adminCheck, type Caller } from './admin-token';
import { runCommand } from './command/run';
import type { World } from './command/world';
import { healthByDay, healthOf } from './health/health-store';
import { failed, type Tallies, timeAt, vitalAt } from './health/tally';
import { Refused } from './storage/refused';
import { isDevAllowed } from './trial/dev-allowed';

/** A built remote in base64 is about 3 MB. */
const MAX_UPLOAD_BYTES = 24_000_000;
const MAX_NAME_LENGTH = 60;
const rateLimit = { max: 60, timeWindow: '1 minute' };

/** The expression of `v.base64()` overflows the stack on a file of 3.4 MB. */
const base64 = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]*={0,2}$/));

const uploadSchema = v.looseObject({
  /** A shell has one folder, which holds its assets. */
  files: v.record(v.pipe(v.string(), v.regex(/^([\w@-][\w.@-]*\/)?[\w@-][\w.@-]*$/)), base64),
});
/** These commands need a developer's machine, so a host may be without them. */
const DEV_COMMANDS = new Set(['dev-open', 'dev-close']);
const NO_DEV =
  'This host shows no builds from a developer’s machine. Its operator can allow it: MFE_DEV_CHANNEL=on.';
const UPLOADS = new Set(['publish', 'shell-publish']);
const paramsSchema = v.object({ command: v.pipe(v.string(), v.maxLength(40)) });
const MOST_DAYS = 14;
const daysSchema = v.object({
  days: v.pipe(
    v.optional(v.string(), '7'),
    v.regex(/^\d{1,2}$/),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(MOST_DAYS),
  ),
});
const bodySchema = v.record(v.string(), v.unknown());

async function withUpload<T>(body: unknown, run: (params: unknown) => Promise<T>): Promise<T> {
  const read = v.safeParse(uploadSchema, body);
  if (!read.success) throw new Refused('The request brings no files.');
  const { files, ...params } = read.output;
  const from = await mkdtemp(join(tmpdir(), 'halyard-upload-'));
  try {
    await Promise.all(
      Object.entries(files).map(async ([name, text]) => {
        await mkdir(dirname(join(from, name)), { recursive: true });
        await writeFile(join(from, name), Buffer.from(text, 'base64'));
      }),
    );
    return await run({ ...params, from });
  } finally {
    await rm(from, { recursive: true, force: true });
  }
}

async function withRefusals(reply: FastifyReply, run: () => Promise<unknown>): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    reply.code(error.isConflict ? 409 : 422);
    return { ok: false, lines: error.reasons };
  }
}

const nameOf = (caller: Caller): string =>
  caller === 'operator' ? 'operator' : `${caller.team} (token ${caller.tokenId})`;

/** The name that the sender states proves nothing, so the audit shows it beside what the token proves. */
function claimedName({ headers }: FastifyRequest): string {
  const claimed = headers['x-mfe-who'];
  return typeof claimed === 'string' ? `, as "${claimed.slice(0, MAX_NAME_LENGTH)}"` : '';
}

/** Summarizes the reports of each version. Three of four pages stay within `lcpMs`, `inpMs`, and `cls`. */
const versionsOf = (tallies: Tallies) =>
  Object.entries(tallies).map(([name, tally]) => ({
    name,
    loads: tally.loads,
    failures: tally.failures,
    failed: failed(tally),
    fallbacks: tally.fallbacks,
    p50Ms: timeAt(tally, 0.5),
    p95Ms: timeAt(tally, 0.95),
    lcpMs: vitalAt(tally, 'lcp', 0.75),
    inpMs: vitalAt(tally, 'inp', 0.75),
    cls: vitalAt(tally, 'cls', 0.75),
  }));

export function adminRoutes(app: App, store: string, { config, db, clock }: Deps): void {
  const token = config.remoteAdminToken;
  if (token === null) return;

  const check = adminCheck(token, store, { db, clock });
  const worldOf = (request: FastifyRequest): World => {
    const caller = check.callerOf(request);
    const who = `${nameOf(caller)}${claimedName(request)}`;
    return { store, who, now: clock, ...(caller === 'operator' ? {} : { caller }) };
  };

  app.post(
    `${ADMIN_URL}/:command`,
    {
      schema: { params: paramsSchema, body: bodySchema },
      bodyLimit: MAX_UPLOAD_BYTES,
      config: { rateLimit },
      onRequest: check.onRequest,
    },
    (request, reply) => {
      const { command } = request.params;
      const run = (params: unknown) => {
        if (DEV_COMMANDS.has(command) && !isDevAllowed(config, request)) throw new Refused(NO_DEV);
        return runCommand(worldOf(request), command, params);
      };
      return withRefusals(reply, async () =>
        UPLOADS.has(command) ? withUpload(request.body, run) : run(request.body),
      );
    },
  );

  app.get(HEALTH_URL, { onRequest: check.onRequest }, async () =>
    versionsOf(await healthOf(store, clock())),
  );

  app.get(
    HEALTH_DAYS_URL,
    { schema: { querystring: daysSchema }, onRequest: check.onRequest },
    async ({ query }) => {
      const days = await healthByDay(store, clock(), query.days);
      return { days: days.map(({ day, tallies }) => ({ day, versions: versionsOf(tallies) })) };
    },
  );
}
