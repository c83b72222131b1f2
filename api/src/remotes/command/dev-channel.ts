import { parseRelease, type RemoteRelease } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { contributionGates } from '../release/contribution-gates';
import { endpointGates } from '../release/endpoint-gates';
import { liveShell } from '../release/live-shell';
import { routeGates } from '../release/name-gates';
import { ownerGates } from '../release/owner-gates';
import { appendAudit } from '../storage/audit-log';
import { Refused } from '../storage/refused';
import { registryOf } from '../storage/registry-store';
import { registrationGates } from '../team/registration';
import { teamsOf } from '../team/team-store';
import { channelKey, closeChannel, storeChannel, loopbackOrigin } from '../trial/dev-channel';
import { TRIAL_MS } from '../trial/trial-cookie';
import { defineCommand } from './define-command';
import { done, type Outcome, type World } from './world';

const openSchema = v.object({ key: channelKey, origin: loopbackOrigin, release: v.unknown() });
type Open = v.InferOutput<typeof openSchema>;

function releaseIn(raw: unknown): RemoteRelease {
  try {
    return parseRelease(raw);
  } catch (error) {
    const field = v.isValiError(error) ? v.getDotPath(error.issues[0]) : null;
    throw new Refused(
      `The build is not what the kit makes${field ? `: "${field}" is wrong` : ''}.`,
    );
  }
}

/** The names of other remotes are reserved on a developer's machine, too. */
async function objections(store: string, release: RemoteRelease): Promise<string[]> {
  const registry = await registryOf(store);
  const shell = await liveShell(store, registry);
  return [
    ...registrationGates(release, await teamsOf(store)),
    ...ownerGates(release, registry, shell?.names),
    ...routeGates(release),
    ...endpointGates(release),
    ...contributionGates(release),
  ];
}

async function open(
  { store, who, now }: World,
  { key, origin, release: raw }: Open,
): Promise<Outcome> {
  const release = releaseIn(raw);
  const reasons = await objections(store, release);
  if (reasons.length > 0) throw new Refused(reasons);
  const until = new Date(now().getTime() + TRIAL_MS);
  const isNew = await storeChannel(store, key, { origin, until, by: who, release });
  if (isNew) {
    const what = `dev ${release.name} from ${origin}`;
    const at = now().toISOString();
    await appendAudit(store, {
      at,
      seq: null,
      who,
      what,
      why: 'development',
      before: null,
      after: null,
    });
  }
  return done(`/remotes/dev/${key}`);
}

async function close({ store }: World, { key }: { readonly key: string }): Promise<Outcome> {
  await closeChannel(store, key);
  return done('The development channel is closed.');
}

export const devOpenCommand = defineCommand(openSchema, open);
export const devCloseCommand = defineCommand(v.object({ key: channelKey }), close);
