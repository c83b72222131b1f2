import { FINANCE_PATHS, AUTH_PATHS, DEMO_USER_ID } from '@halyard/shared-contracts/wire';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../deps';
import { liveShells } from '../page/live-shells';
import type { App } from '../valibot';
import { type Documents, documentsOf } from '../../remotes/documents';
import { trialsOf } from '../../remotes/trial/trial-documents';
import { codeOfRelease } from './code-of-release';
import { FirstViews } from './first-views';
import type { Drawn } from './view';

const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,15}$/),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  );

const DAY_MS = 86_400_000;
const LATEST_MS = 8.64e15;
const MOST_OFFSET_MIN = 16 * 60;

const viewerSchema = v.object({
  path: v.pipe(v.string(), v.regex(/^\/[a-z0-9/_-]{0,200}$/)),
  width: whole(1, 100_000),
  now: whole(0, LATEST_MS),
  offset: whole(-MOST_OFFSET_MIN, MOST_OFFSET_MIN),
  /** For how many days the offset has been the same. */
  steady: whole(0, 366),
});

const answerSchema = v.object({
  /** Null where the browser draws the page itself. */
  html: v.nullable(v.string()),
  /** `<remote>@<version>` of the screen in it. */
  screen: v.nullable(v.string()),
  /** The reads that its figures are from, and that the browser needs to take it over. */
  reads: v.array(v.string()),
});

const NONE = { html: null, screen: null, reads: [] };

const ofUser = (path: string): string => `${path}?userId=${DEMO_USER_ID}`;
const ACCOUNTS = ofUser(FINANCE_PATHS.accounts);
/** Reads of the shell's frame; the last is of the sidebar, which a phone does not show. */
const FRAME = [ofUser(AUTH_PATHS.session), ACCOUNTS, ofUser(FINANCE_PATHS.liabilities)];
const PHONE_PX = 768;

/** Headers that make the answer another one, or none. */
const LEFT_OUT = new Set(['if-none-match', 'accept-encoding', 'range', 'connection']);

/** The answer that the same browser would get; null for anything but a complete one. */
type Sender = Pick<FastifyRequest, 'headers' | 'ip'>;

async function answerTo(app: App, { headers, ip }: Sender, url: string) {
  const kept = Object.entries(headers).filter(([name]) => !LEFT_OUT.has(name));
  const answer = await app.inject({
    method: 'GET',
    url,
    headers: Object.fromEntries(kept),
    remoteAddress: ip,
  });
  return answer.statusCode === 200 ? answer.payload : null;
}

async function answersTo(app: App, request: Sender, urls: readonly string[]) {
  const bodies = await Promise.all(urls.map((url) => answerTo(app, request, url)));
  const found = urls.flatMap((url, at) => {
    const body = bodies[at];
    return typeof body === 'string' ? [[url, body] as const] : [];
  });
  return found.length === urls.length ? Object.fromEntries(found) : null;
}

const asOfSchema = v.object({ as_of: v.optional(v.nullable(v.string())) });

/** Whether the viewer's clock had today's offset when the bank confirmed the figures, which the page prints. */
function hasSteadyClock(answers: Drawn, { now, steady }: v.InferOutput<typeof viewerSchema>) {
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
    const answers = await answersTo(app, { headers: {}, ip: '127.0.0.1' }, [
      ...FRAME,
      ...readsAt(documents(), '/'),
    ]);
    return (
      answers && { path: '/', width: PHONE_PX, now: deps.clock().getTime(), offset: 0, answers }
    );
  };
  const views = new FirstViews(codeOfRelease(remoteStore, shells, documents), example);
  app.addHook('onClose', async () => views.close());
  app.get(
    '/api/first-view',
    { schema: { querystring: viewerSchema, response: { 200: answerSchema } } },
    async (request) => {
      const viewer = request.query;
      if (firstViewMs === 0 || (await trials(request))) return NONE;
      const view = await views.view({
        viewer,
        withinMs: firstViewMs,
        async answers() {
          const frame = viewer.width < PHONE_PX ? FRAME.slice(0, -1) : FRAME;
          const own = readsAt(documents(), viewer.path);
          const found = await answersTo(app, request, [...new Set([...frame, ...own])]);
          return found && hasSteadyClock(found, viewer) ? found : null;
        },
      });
      return view ?? NONE;
    },
  );
}
