import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { HistoryPace } from './bank/advance';
import { Bank } from './bank/bank';
import { requestId } from './bank/ids';
import { LinkTokens } from './bank/link-tokens';
import { emptyState } from './bank/state';
import { requireKeys } from './credentials';
import { applyFaults, Faults } from './control/faults';
import { controlRoutes } from './control/routes';
import { linkAssetRoutes } from './link/assets';
import { linkOauthRoutes } from './link/oauth-routes';
import { linkSessionRoutes } from './link/session-routes';
import type { Persona } from './persona/persona';
import { answerErrorsLikePlaid } from './plaid-answers';
import { limitRates } from './rate-limits';
import { plaidRoutes } from './routes';
import type { Context } from './routes/context';
import { readState, saveState } from './state-file';
import { webhookBody } from './webhooks/bodies';
import { Outbox, postWithFetch, type WebhookPoster } from './webhooks/outbox';

export interface PracticeBankOptions {
  readonly clock: () => Date;
  /** The first person is Plaid's `user_good`. */
  readonly personas: readonly Persona[];
  /** The same seed gives the same ids and tokens in the same order. */
  readonly seed?: string | undefined;
  /** The bank stores its state in this file for the next start. */
  readonly stateFile?: string | undefined;
  /** `two-waves` delivers 30 days first and the rest later, as Plaid does. The default is `at-once`. */
  readonly history?: HistoryPace | undefined;
  readonly postWebhook?: WebhookPoster | undefined;
  /** Without this bearer token, the control plane under /practice/control is closed. */
  readonly controlToken?: string | undefined;
  /** `true` limits each Item to Plaid's calls per minute. The default is false. */
  readonly rateLimits?: boolean | undefined;
}

const TICK_MS = 1_000;

/** Bodies are read in `request-body.ts`, so the build leaves Fastify's schema compilers out. */
const noCompiler = () => () => {
  throw new Error('The practice bank has no schema compiler.');
};
const compilersFactory = { buildValidator: noCompiler, buildSerializer: noCompiler };

/** Builds a server of Plaid's HTTP API over personas. Throws `StateFileError` if the state file cannot be used. */
export function buildPracticeBank(options: PracticeBankOptions): FastifyInstance {
  const app = Fastify({ genReqId: requestId, schemaController: { compilersFactory } });
  const time = adjustableClock(options.clock);
  const context = contextOf({ ...options, clock: time.clock });
  const faults = new Faults();
  const tick = () => {
    context.bank.advanceAll();
    return context.webhooks.deliverDue();
  };
  answerErrorsLikePlaid(app);
  if (options.stateFile !== undefined) saveState(app, options.stateFile, context.bank);
  tickWhileListening(app, tick);
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
    applyFaults(plaid, context.bank, faults);
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
  bank.onProgress((item) => {
    if (item.synced) webhooks.send(item, webhookBody('SYNC_UPDATES_AVAILABLE', item, clock()));
  });
  return { bank, personas, webhooks, linkTokens: new LinkTokens(state, clock) };
}

function adjustableClock(clock: () => Date) {
  let aheadMs = 0;
  return {
    clock: () => new Date(clock().getTime() + aheadMs),
    advance: (ms: number) => {
      aheadMs += ms;
    },
  };
}

function tickWhileListening(app: FastifyInstance, tick: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void tick(), TICK_MS);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
