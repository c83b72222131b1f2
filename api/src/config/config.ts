import { resolve } from 'node:path';
import { PLAID_LINK_SCRIPT } from '@halyard/shared-contracts/wire';
import { type Env, withSecretFiles } from './secret-files';
import { type MailConfig, mailConfig } from './mail-config';
import { type TokenKey, tokenKeys } from './token-keys';
import { unsafeInProduction } from './unsafe-in-production';
import { knownZone } from './known-zone';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly production: boolean;
  readonly pagesPort: number | null;
  /** This is the public address behind a proxy, such as https://app.example; it is null on one machine. */
  readonly publicOrigin: string | null;
  /** An example is postgres://user:password@host/name; null selects the embedded database. */
  readonly databaseUrl: string | null;
  readonly databasePath: string;
  readonly webRoot: string | null;
  readonly remoteStore: string | null;
  /** null disables publishing over HTTP. */
  readonly remoteAdminToken: string | null;
  /**
   * `true` lets developers show their own builds in the shell. With null, only requests from this machine outside
   * production may.
   */
  readonly devChannel: boolean | null;
  readonly bank: BankConfig;
  readonly ai: {
    readonly apiKey: string;
    readonly baseUrl: string | null;
    readonly model: string;
  } | null;
  /** With null, mail stays in the outbox of this machine. */
  readonly mail: MailConfig | null;
  /** The first key seals bank tokens and other secrets; all keys open them. */
  readonly tokenKeys: readonly TokenKey[];
  /** This IANA zone decides which day is the server's "today". */
  readonly timeZone: string;
  readonly logLevel: string;
  readonly drainMs: number;
  /** The server waits at most this long for a first view that it draws; 0 draws none. */
  readonly firstViewMs: number;
  /** It is never the public port; null serves no metrics. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  readonly alarms: { readonly memoryMb: number; readonly eventLoopLagMs: number };
  readonly version: string;
}

export interface BankConfig {
  readonly mode: 'practice' | 'sandbox' | 'production';
  readonly clientId: string;
  readonly secret: string;
  readonly basePath: string;
  readonly linkScriptUrl: string;
  readonly linkOrigins: readonly string[];
  /** It is null when Plaid has no public address to call. */
  readonly webhookUrl: string | null;
  /** null opens a bank's sign-in page in a window. */
  readonly redirectUri: string | null;
}

const DEFAULT_PORT = 3000;

function wholeNumber(
  env: Env,
  name: string,
  fallback: number,
  { what, most } = { what: 'a port number', most: 65_535 },
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw new Error(`${name} must be ${what} from 0 to ${most}, but is "${text}".`);
  }
  return value;
}

function metricsConfig(env: Env): Config['metrics'] {
  if (!env.METRICS_PORT) return null;
  return { host: env.METRICS_HOST ?? '127.0.0.1', port: wholeNumber(env, 'METRICS_PORT', 0) };
}

/** Both values are twice those of a healthy instance. */
const ALARM_DEFAULTS = { memoryMb: 512, eventLoopLagMs: 250 };

const alarmConfig = (env: Env): Config['alarms'] => ({
  memoryMb: wholeNumber(env, 'ALARM_MEMORY_MB', ALARM_DEFAULTS.memoryMb, {
    what: 'a number of megabytes',
    most: 1_000_000,
  }),
  eventLoopLagMs: wholeNumber(env, 'ALARM_LAG_MS', ALARM_DEFAULTS.eventLoopLagMs, {
    what: 'a number of milliseconds',
    most: 60_000,
  }),
});

function publicOrigin(env: Env): string | null {
  const text = env.PUBLIC_ORIGIN;
  if (!text) return null;
  if (!URL.canParse(text) || new URL(text).origin !== text) {
    throw new Error(`PUBLIC_ORIGIN must read like https://app.example, but is "${text}".`);
  }
  return text;
}

/** A wrong address is not repeated, because it may contain a password. */
function databaseUrl(env: Env): string | null {
  const text = env.DATABASE_URL;
  if (!text) return null;
  if (!/^postgres(ql)?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')) {
    throw new Error('DATABASE_URL must read like postgres://user:password@host:5432/name.');
  }
  return text;
}

const SHORTEST_TOKEN = 32;

function adminToken(env: Env): string | null {
  const token = env.MFE_ADMIN_TOKEN || null;
  if (token !== null && token.length < SHORTEST_TOKEN) {
    throw new Error(`MFE_ADMIN_TOKEN must be at least ${SHORTEST_TOKEN} characters long.`);
  }
  return token;
}

function devChannel({ MFE_DEV_CHANNEL: text }: Env): boolean | null {
  if (!text) return null;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new Error(`MFE_DEV_CHANNEL must be on or off, but is "${text}".`);
}

function timeZone(env: Env): string {
  const name = env.TIME_ZONE ?? 'America/New_York';
  const zone = knownZone(name);
  if (zone === null) {
    throw new Error(`TIME_ZONE must name a zone such as America/New_York, but is "${name}".`);
  }
  return zone;
}

const RETURN_PATH = '/plaid-test';

/** Plaid accepts no query or fragment. */
function redirectUri(env: Env): string | null {
  const text = env.PLAID_REDIRECT_URI;
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe =
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname));
  if (!isSafe || url.origin + RETURN_PATH !== text) {
    throw new Error(
      `PLAID_REDIRECT_URI must read like https://app.example${RETURN_PATH}, but is "${text}".`,
    );
  }
  return text;
}

function plaidMode({ PLAID_ENV: text }: Env): 'sandbox' | 'production' {
  if (!text) return 'sandbox';
  if (text === 'sandbox' || text === 'production') return text;
  throw new Error(`PLAID_ENV must be sandbox or production, but is "${text}".`);
}

function bankConfig(env: Env): BankConfig {
  const { PLAID_CLIENT_ID: clientId, PLAID_SECRET: secret } = env;
  const webhookUrl = env.PLAID_WEBHOOK_URL || null;
  if (clientId && secret) {
    const mode = plaidMode(env);
    return {
      mode,
      clientId,
      secret,
      basePath: `https://${mode}.plaid.com`,
      linkScriptUrl: PLAID_LINK_SCRIPT,
      linkOrigins: ['https://cdn.plaid.com', `https://${mode}.plaid.com`],
      webhookUrl,
      redirectUri: redirectUri(env),
    };
  }
  if (clientId || secret) throw new Error('Set both PLAID_CLIENT_ID and PLAID_SECRET, or neither.');
  const base = `http://127.0.0.1:${wholeNumber(env, 'PRACTICE_BANK_PORT', 5002)}`;
  return {
    mode: 'practice',
    clientId: 'practice',
    secret: 'practice',
    basePath: base,
    linkScriptUrl: `${base}/link/v2/stable/link-initialize.js`,
    linkOrigins: [base],
    webhookUrl:
      webhookUrl ?? `http://127.0.0.1:${wholeNumber(env, 'PORT', DEFAULT_PORT)}/api/plaid/webhook`,
    redirectUri: redirectUri(env),
  };
}

/** Throws one sentence for an unusable value or an unsafe production. */
export function readConfig(environment: Env): Config {
  const env = withSecretFiles(environment);
  const config = configOf(env);
  const problems = config.production ? unsafeInProduction(env, config) : [];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return config;
}

function configOf(env: Env): Config {
  const production = env.NODE_ENV === 'production';
  return Object.freeze({
    host: env.HOST ?? '127.0.0.1',
    port: wholeNumber(env, 'PORT', DEFAULT_PORT),
    production,
    pagesPort: env.PAGES_PORT ? wholeNumber(env, 'PAGES_PORT', 0) : null,
    publicOrigin: publicOrigin(env),
    databaseUrl: databaseUrl(env),
    databasePath: env.DATABASE_PATH ?? resolve('var/halyard.db'),
    webRoot: env.WEB_ROOT ?? null,
    remoteStore: env.MFE_STORE || null,
    remoteAdminToken: adminToken(env),
    devChannel: devChannel(env),
    bank: bankConfig(env),
    mail: mailConfig(env),
    ai: env.OPENAI_API_KEY
      ? {
          apiKey: env.OPENAI_API_KEY,
          baseUrl: env.OPENAI_BASE_URL ?? null,
          model: env.OPENAI_MODEL ?? 'gpt-5-mini',
        }
      : null,
    tokenKeys: tokenKeys(env, production),
    timeZone: timeZone(env),
    logLevel: env.LOG_LEVEL ?? 'warn',
    drainMs:
      1000 * wholeNumber(env, 'DRAIN_SECONDS', 0, { what: 'a number of seconds', most: 600 }),
    firstViewMs: wholeNumber(env, 'FIRST_VIEW_MS', 1_000, {
      what: 'a number of milliseconds',
      most: 10_000,
    }),
    metrics: metricsConfig(env),
    alarms: alarmConfig(env),
    version: env.HALYARD_VERSION ?? env.npm_package_version ?? 'development',
  });
}
