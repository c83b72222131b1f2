import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { HistoryPace } from './bank/advance';
import { Bank } from './bank/bank';
import { requestId } from './bank/ids';
import { LinkTokens } from './bank/link-tokens';
import { emptyState } from './bank/state';
import { requireKeys } from './credentials';
import { Faults, letFaultsHappen } from './control/faults';
import { controlRoutes } from './control/routes';
import { linkAssetRoutes } from './link/assets';
import { linkOauthRoutes } from './link/oauth-routes';
import { linkSessionRoutes } from './link/session-routes';
import type { Persona } from './persona/persona';
import { answerFaults } from './plaid-answers';
import { limitRates } from './rate-limits';
import { plaidRoutes } from './routes';
import type { Context } from './routes/context';
import { readState, StateFile } from './state-file';
import { announceProgress } from './webhooks/announce';
import { Outbox, postWithFetch, type WebhookPoster } from './webhooks/outbox';

/** How a practice bank is built. Everything from outside comes in here: the time, the people, the way out. */
export interface PracticeBankOptions {
  readonly clock: () => Date;
  /** Who can sign in; the first one is Plaid's `user_good`. */
  readonly personas: readonly Persona[];
  /** The same seed gives the same ids and tokens in the same order. Random when left out. */
  readonly seed?: string | undefined;
  /** Where the bank remembers its Items over a restart; nowhere when left out. */
  readonly stateFile?: string | undefined;
  /** `two-waves` delivers 30 days first and the rest later, as Plaid does. Default `at-once`. */
  readonly history?: HistoryPace | undefined;
  readonly postWebhook?: WebhookPoster | undefined;
  /** Opens the control plane under /practice/control to who sends it as a bearer token. Closed when left out. */
  readonly controlToken?: string | undefined;
  /** True holds each Item to Plaid's calls per minute. Default false. */
  readonly rateLimits?: boolean | undefined;
}

const TICK_MS = 1_000;

/** No route has a schema of Fastify's (`request-body.ts` reads bodies), and the build leaves its compilers out. */
const noCompiler = () => () => {
  throw new Error('the practice bank reads bodies by itself');
};
const compilersFactory = { buildValidator: noCompiler, buildSerializer: noCompiler };

/** The practice bank: Plaid's HTTP API over personas. Throws `StateFileError` when the state file cannot be used. */
export function buildPracticeBank(options: PracticeBankOptions): FastifyInstance {
  const app = Fastify({ genReqId: requestId, schemaController: { compilersFactory } });
  const time = adjustable(options.clock);
  const context = contextOf({ ...options, clock: time.clock });
  const faults = new Faults();
  const tick = () => {
    context.bank.advanceAll();
    return context.webhooks.deliverDue();
  };
  answerFaults(app);
  remember(app, options.stateFile, context);
  keepTicking(app, tick);
  app.get('/practice/health', async () => ({ status: 'ok' }));
  linkAssetRoutes(app);
  linkSessionRoutes(app, context);
  linkOauthRoutes(app, context);
  const { controlToken: token, rateLimits } = options;
  if (token)
    void app.register(async (control) =>
      controlRoutes(control, context, { token, faults, tick, advanceClock: time.advance }),
    );
  void app.register(async (plaid) => {
    requireKeys(plaid);
    letFaultsHappen(plaid, context.bank, faults);
    if (rateLimits) limitRates(plaid, time.clock);
    plaidRoutes(plaid, context);
  });
  return app;
}

function contextOf({
  clock,
  personas,
  seed,
  stateFile,
  history,
  postWebhook,
}: PracticeBankOptions): Context {
  const saved = stateFile === undefined ? null : readState(stateFile);
  const state = saved ?? emptyState(seed ?? randomUUID());
  const bank = new Bank(state, clock, history ?? 'at-once');
  const webhooks = new Outbox(state.mail, clock, postWebhook ?? postWithFetch);
  announceProgress(bank, webhooks);
  return { bank, personas, webhooks, linkTokens: new LinkTokens(state, clock) };
}

/** A clock that the control plane can put forward. */
function adjustable(clock: () => Date) {
  let aheadMs = 0;
  return {
    clock: () => new Date(clock().getTime() + aheadMs),
    advance: (ms: number) => {
      aheadMs += ms;
    },
  };
}

/** While the bank listens, time passes in it: history arrives, pending rows post, webhooks go out. */
function keepTicking(app: FastifyInstance, tick: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void tick(), TICK_MS);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

function remember(app: FastifyInstance, file: string | undefined, { bank }: Context): void {
  if (file === undefined) return;
  const stateFile = new StateFile(file, bank.state);
  bank.onProgress(() => stateFile.touch());
  app.addHook('onResponse', async ({ method }) => {
    if (method === 'POST') stateFile.touch();
  });
  app.addHook('onClose', async () => stateFile.flush());
}
