import { chmod } from 'node:fs/promises';
import * as v from 'valibot';
import { appendAudit } from '../storage/audit-log';
import { layout } from '../storage/layout';
import { withLock } from '../storage/lock';
import { Refused } from '../storage/refused';
import type { Act } from '../storage/registry-store';
import { textOrNull, writeAtomically } from '../storage/write-file';

/** A level says what a token may change, starting with the least. Each level includes the ones before it. */
export const LEVELS = ['publish', 'canary', 'stable'] as const;
export type Level = (typeof LEVELS)[number];

const tokenSchema = v.object({
  team: v.string(),
  may: v.picklist(LEVELS),
  /** It is the SHA-256 of the secret part, in base64url. */
  hash: v.string(),
  created: v.string(),
  expires: v.string(),
});

const lockSchema = v.object({ who: v.string(), why: v.string(), since: v.string() });

const teamsSchema = v.object({
  schema: v.literal(1),
  /** The keys are the names of the remotes. */
  remotes: v.record(v.string(), v.object({ team: v.string(), critical: v.boolean() })),
  tokens: v.record(v.string(), tokenSchema),
  /** The keys are the name of the remote, then the channel. */
  locks: v.record(
    v.string(),
    v.object({ canary: v.optional(lockSchema), stable: v.optional(lockSchema) }),
  ),
});

/** It says which team has which remote, and holds the tokens of the teams and the locked channels. */
export type Teams = v.InferOutput<typeof teamsSchema>;
export type TeamToken = Teams['tokens'][string];

const NO_TEAMS: Teams = { schema: 1, remotes: {}, tokens: {}, locks: {} };
const OWNER_ONLY = 0o600;

export async function teamsOf(store: string): Promise<Teams> {
  const text = await textOrNull(layout(store).teams);
  if (text === null) return NO_TEAMS;
  try {
    return v.parse(teamsSchema, JSON.parse(text));
  } catch {
    throw new Refused('The list of teams (teams.json) is not as it was written.');
  }
}

/** The audit never gets the hash of a token. */
const forAudit = ({ remotes, tokens, locks }: Teams) => ({
  remotes,
  tokens: Object.fromEntries(
    Object.entries(tokens).map(([id, { hash: _hash, ...token }]) => [id, token]),
  ),
  locks,
});

export function changeTeams(
  store: string,
  act: Act,
  now: Date,
  change: (teams: Teams) => Teams,
): Promise<void> {
  return withLock(store, async () => {
    const before = await teamsOf(store);
    const after = change(before);
    await appendAudit(store, {
      at: now.toISOString(),
      seq: null,
      ...act,
      before: forAudit(before),
      after: forAudit(after),
    });
    await writeAtomically(layout(store).teams, JSON.stringify(after));
    await chmod(layout(store).teams, OWNER_ONLY);
  });
}
