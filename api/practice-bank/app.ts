import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { HistoryPace } from './bank/advance';
import { Bank } from './bank/bank';
import { requestId } from './bank/ids';
import { LinkTokens } from './bank/link-tokens';
import { emptyState } from './bank/state';
import type { Persona } from './persona/persona';
import { linkAssetRoutes } from './link/assets';
import { linkOauthRoutes } from './link/oauth-routes';
import { linkSessionRoutes } from './link/session-routes';
import { answerFaults } from './plaid-answers';
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
}

/** The practice bank: Plaid's HTTP API over personas. Throws `StateFileError` when the state file cannot be used. */
export function buildPracticeBank(options: PracticeBankOptions): FastifyInstance {
  const app = Fastify({ genReqId: requestId });
  const context = contextOf(options);
  answerFaults(app);
  remember(app, options.stateFile, context);
  app.get('/practice/health', async () => ({ status: 'ok' }));
  linkAssetRoutes(app);
  linkSessionRoutes(app, context);
  linkOauthRoutes(app, context);
  void app.register(async (plaid) => plaidRoutes(plaid, context));
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

function remember(app: FastifyInstance, file: string | undefined, { bank }: Context): void {
  if (file === undefined) return;
  const stateFile = new StateFile(file, bank.state);
  app.addHook('onResponse', async ({ method }) => {
    if (method === 'POST') stateFile.touch();
  });
  app.addHook('onClose', async () => stateFile.flush());
}
