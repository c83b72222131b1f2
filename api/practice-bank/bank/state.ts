import * as v from 'valibot';
import type { CustomUser } from '../persona/schema';
import type { QueuedWebhook } from '../webhooks/outbox';
import type { SigningKey } from '../webhooks/keys';
import type { Item } from './item';

export interface LinkToken {
  readonly token: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  readonly clientName: string;
  readonly products: readonly string[];
  readonly ifSupported: readonly string[];
  readonly daysRequested: number | null;
  readonly webhook: string | null;
  readonly redirectUri: string | null;
  readonly update: { readonly itemId: string; readonly selectAccounts: boolean } | null;
  /** `approved` is null until the user decides. */
  oauth: OauthSignIn | null;
  finished: boolean;
}

interface OauthSignIn {
  readonly stateId: string;
  readonly institutionId: string;
  readonly persona: string;
  readonly approved: boolean | null;
}

interface PublicToken {
  readonly token: string;
  readonly itemId: string;
  readonly expiresAtMs: number;
  used: boolean;
}

export interface BankState {
  readonly version: 1;
  readonly ids: { readonly seed: string; given: number };
  readonly items: Item[];
  readonly linkTokens: LinkToken[];
  readonly publicTokens: PublicToken[];
  readonly mail: { readonly queue: QueuedWebhook[]; readonly keys: SigningKey[] };
}

export function emptyState(seed: string): BankState {
  return {
    version: 1,
    ids: { seed, given: 0 },
    items: [],
    linkTokens: [],
    publicTokens: [],
    mail: { queue: [], keys: [] },
  };
}

const shape = v.object({
  version: v.literal(1),
  ids: v.object({ seed: v.string(), given: v.number() }),
  items: v.array(v.object({ itemId: v.string(), accessToken: v.string() })),
  linkTokens: v.array(v.object({ token: v.string() })),
  publicTokens: v.array(v.object({ token: v.string() })),
  mail: v.object({ queue: v.array(v.unknown()), keys: v.array(v.unknown()) }),
});

/** The bank wrote the file itself, so checking its outline and version is enough. */
export function isBankState(json: unknown): json is BankState {
  return v.is(shape, json);
}

export interface ItemRequest {
  readonly user: CustomUser;
  readonly institutionId: string;
  readonly products: readonly string[];
  readonly webhook: string | null;
  readonly daysRequested: number | null;
  readonly accountIndexes: readonly number[] | null;
  /** It is true for Plaid's `user_transactions_dynamic`, whose data changes with each refresh. */
  readonly dynamic: boolean;
}
