import * as v from 'valibot';
import * as params from '../command/params';
import { readArtifact } from '../release/artifact';
import { Refused } from '../storage/refused';
import { LEVELS, type Level, teamsOf } from './team-store';
import type { TeamCaller } from './team-token';

/** This parameter names the remote that the command acts on, which decides the permission. */
type Naming = 'target' | 'remote' | 'from' | 'release';

/**
 * A command is open to everyone with a token, to the operator, or to the team of the remote with a token of this
 * level.
 */
export type Permission = 'everyone' | 'operator' | { readonly level: Level; readonly by: Naming };

const targetSchema = v.object({ target: v.union([params.remoteAtVersion, params.remote]) });
const remoteSchema = v.object({ remote: params.remote });
const releaseSchema = v.object({ release: v.object({ name: v.string() }) });
const buildSchema = v.object({ from: v.string() });

/**
 * These functions return the remote that a command acts on. They throw where there is none, as the command itself
 * would.
 */
const REMOTE_BY: Readonly<Record<Naming, (raw: unknown) => string | Promise<string>>> = {
  from: async (raw) => (await readArtifact(v.parse(buildSchema, raw).from)).release.name,
  release: (raw) => v.parse(releaseSchema, raw).release.name,
  remote: (raw) => v.parse(remoteSchema, raw).remote,
  target: (raw) => {
    const { target } = v.parse(targetSchema, raw);
    return typeof target === 'string' ? target : target.remote;
  },
};

async function remoteIn(by: Naming, raw: unknown): Promise<string> {
  try {
    return await REMOTE_BY[by](raw);
  } catch (error) {
    if (v.isValiError(error)) throw new Refused('The command names no remote.');
    throw error;
  }
}

const reaches = (has: Level, needs: Level): boolean => LEVELS.indexOf(has) >= LEVELS.indexOf(needs);

/** Throws `Refused` when the token of this team does not allow the command. */
export async function assertAllowed(
  store: string,
  { team, may }: TeamCaller,
  { command, permission, raw }: { command: string; permission: Permission; raw: unknown },
): Promise<void> {
  if (permission === 'everyone') return;
  if (permission === 'operator') {
    throw new Refused(`Only the operator can run "${command}". This token belongs to ${team}.`);
  }
  if (!reaches(may, permission.level)) {
    throw new Refused(
      `"${command}" needs a token made with --may ${permission.level}. This one may ${may}.`,
    );
  }
  const remote = await remoteIn(permission.by, raw);
  const owner = (await teamsOf(store)).remotes[remote]?.team;
  if (owner === team) return;
  throw new Refused(
    owner
      ? `${remote} belongs to ${owner}. This token belongs to ${team}.`
      : `${remote} belongs to no team yet. The operator can change that: npm run mfe -- team add ${team} --remote ${remote}`,
  );
}
