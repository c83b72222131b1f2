import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import {
  AUTH_PATHS,
  DEMO_USER_ID,
  FINANCE_PATHS,
  LINES_TYPE,
} from '@halyard/shared-contracts/wire';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../deps';
import { liveShells } from '../page/live-shells';
import type { App } from '../valibot';
import { type Documents, documentsOf } from '../../remotes/documents';
import { trialsOf } from '../../remotes/trial/trial-documents';
import { codeOfRelease } from './code-of-release';
import { type FirstView, FirstViews } from './first-views';
import type { Drawn } from './view';
import { knownViewer, type PageViewer, viewerSchema } from './viewer';

const DAY_MS = 86_400_000;

/** Without a query, the viewer is the one of the cookie. */
const querySchema = v.union([viewerSchema, v.strictObject({})]);

/**
 * The answers wait for the view for this time, in ms. On a slow line, a view that goes first is shown earlier by the time
 * that their bytes take.
 */
const VIEW_LEADS_MS = 20;

/** `shell/src/index.html` reads one object per line. */
interface Lines {
  /** These are the viewer's own reads; one that failed is missing. */
  readonly answers: Drawn;
  readonly view: Promise<FirstView | null>;
  readonly mayLead: boolean;
}

async function* linesOf({ answers, view, mayLead }: Lines): AsyncGenerator<string> {
  const drawn = view.catch(() => null);
  const leads = mayLead && (await Promise.race([drawn, setTimeout(VIEW_LEADS_MS, null)]));
  if (leads) yield `${JSON.stringify({ view: leads })}\n`;
  yield `${JSON.stringify({ answers })}\n`;
  if (!leads) yield `${JSON.stringify({ view: await drawn })}\n`;
}

const ofUser = (path: string): string => `${path}?userId=${DEMO_USER_ID}`;
const ACCOUNTS = ofUser(FINANCE_PATHS.accounts);
/** The frame of the shell makes these reads. The last one is for the sidebar, which a phone does not show. */
const FRAME = [ofUser(AUTH_PATHS.session), ACCOUNTS, ofUser(FINANCE_PATHS.liabilities)];
const PHONE_PX = 768;
/** The page of this path always reads its answers; the lists of other screens are too long for one text. */
const ARRIVAL = '/';

/** These headers would change the answer or empty it. */
const LEFT_OUT = new Set(['if-none-match', 'accept-encoding', 'range', 'connection']);

type Sender = Pick<FastifyRequest, 'headers' | 'ip'>;

function answerTo(app: App, { headers, ip }: Sender, url: string) {
  const forwarded = Object.entries(headers).filter(([name]) => !LEFT_OUT.has(name));
  return app.inject({
    method: 'GET',
    url,
    headers: Object.fromEntries(forwarded),
    remoteAddress: ip,
  });
}

async function answersTo(app: App, request: Sender, urls: readonly string[]) {
  const found = await Promise.all(urls.map((url) => answerTo(app, request, url)));
  const complete = found.flatMap(({ statusCode, payload }, at) =>
    statusCode === 200 ? [[urls[at] ?? '', payload] as const] : [],
  );
  return {
    answers: Object.fromEntries(complete),
    isWhole: complete.length === urls.length,
    cookies: found.flatMap(({ headers }) => headers['set-cookie'] ?? []),
  };
}

const asOfSchema = v.object({ as_of: v.optional(v.nullable(v.string())) });

/**
 * Returns whether the viewer's clock had today's offset when the bank confirmed the figures. The page prints that
 * time.
 */
function hasSteadyClock(answers: Drawn, { now, steady }: PageViewer) {
  const read = v.safeParse(asOfSchema, JSON.parse(answers[ACCOUNTS] ?? '{}'));
  const asOf = read.success ? read.output.as_of : null;
  return !asOf || now - Date.parse(asOf) < steady * DAY_MS;
}

const readsAt = (found: Documents | null, path: string): readonly string[] => {
  const remotes = Object.values(found?.registry.remotes ?? {});
  const routes = remotes.flatMap(
    ({ channels, versions }) => versions[channels.stable]?.routes ?? [],
  );
  return routes.find((route) => route.path === path)?.reads ?? [];
};

export function firstViewRoute(app: App, deps: Deps): void {
  const { firstViewMs, remoteStore } = deps.config;
  const documents = documentsOf(remoteStore);
  const trials = trialsOf(remoteStore, documents, deps);
  const shells = liveShells(app, deps.config);
  const example = async () => {
    const urls = [...FRAME, ...readsAt(documents(), ARRIVAL)];
    const { answers, isWhole } = await answersTo(app, { headers: {}, ip: '127.0.0.1' }, urls);
    const now = deps.clock().getTime();
    return isWhole ? { path: ARRIVAL, width: PHONE_PX, now, offset: 0, answers } : null;
  };
  const views = new FirstViews(codeOfRelease(remoteStore, shells, documents), example);
  app.addHook('onClose', async () => views.close());
  const urlsFor = ({ path, width }: PageViewer): readonly string[] => {
    if (path !== ARRIVAL && !views.draws(path)) return [];
    const frame = width < PHONE_PX ? FRAME.slice(0, -1) : FRAME;
    return [...new Set([...frame, ...readsAt(documents(), path)])];
  };
  app.get('/api/first-view', { schema: { querystring: querySchema } }, async (request, reply) => {
    const viewer = 'path' in request.query ? request.query : knownViewer(request, deps.clock());
    if (!viewer) return reply.code(204).send();
    const { answers, isWhole, cookies } = await answersTo(app, request, urlsFor(viewer));
    const mayDraw = firstViewMs > 0 && isWhole && hasSteadyClock(answers, viewer);
    const draws = mayDraw && !(await trials(request));
    const view = draws ? views.view(viewer, answers, firstViewMs) : Promise.resolve(null);
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    reply.type(LINES_TYPE);
    return Readable.from(linesOf({ answers, view, mayLead: viewer.first === 'view' }));
  });
}
