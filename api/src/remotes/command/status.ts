import {
  isQuarantined,
  type Quarantine,
  type Registry,
  type RegistryRemote,
} from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { healthOf } from '../health/health-store';
import { failed, type Tallies, type Tally, timeAt } from '../health/tally';
import { auditLines } from '../storage/audit-log';
import { quarantineOf } from '../storage/quarantine-store';
import { signedRegistry } from '../storage/registry-store';
import { defineCommand } from './define-command';
import * as params from './params';
import { ageOf } from './renew';
import { done, type Outcome, type World } from './world';

function loadSummary(tally: Tally | undefined): string {
  if (!tally) return '';
  const slow = timeAt(tally, 0.95);
  return `  ${tally.loads} loaded, ${failed(tally)} failed${slow === null ? '' : `, 95 % within ${slow} ms`}`;
}

function channelLines(
  name: string,
  remote: RegistryRemote,
  quarantine: Quarantine,
  health: Tallies,
): string[] {
  const { stable, previous, canary } = remote.channels;
  const summary = (version: string) => {
    const isOut =
      isQuarantined(quarantine, name, version) ||
      remote.versions[version]?.published.state === 'revoked';
    return `${version}${isOut ? ' (out of use)' : ''}${loadSummary(health[`${name}@${version}`])}`;
  };
  return [
    `${name}${remote.killed ? ' (out of use)' : ''}, of ${remote.owner}`,
    `  stable    ${summary(stable)}`,
    ...(canary ? [`  canary    ${canary.permille} of 1000: ${summary(canary.version)}`] : []),
    ...(previous ? [`  previous  ${summary(previous)}`] : []),
    ...Object.keys(remote.versions)
      .filter((version) => ![stable, previous, canary?.version].includes(version))
      .map((version) => `  published ${summary(version)}`),
  ];
}

const AGE_LINES: Readonly<Record<ReturnType<typeof ageOf>, readonly string[]>> = {
  young: [],
  old: ['More than half of its life is over. Sign it again: npm run mfe -- renew'],
  expired: ['It has expired: no browser takes it. Sign it again: npm run mfe -- renew'],
};

const shellLines = (shell: Registry['shell']): string[] =>
  shell
    ? [
        'shell',
        `  live      ${shell.version}`,
        ...shell.earlier.map((version) => `  earlier   ${version}`),
      ]
    : [];

async function status({ store, now }: World): Promise<Outcome> {
  const signed = await signedRegistry(store);
  if (!signed) return done('Nothing is published yet.');
  const { seq, issued, expires, keyId, contract, shell, remotes } = signed.registry;
  const [quarantine, health] = await Promise.all([quarantineOf(store), healthOf(store, now())]);
  return done(
    `Registry ${seq} of ${issued}, signed with ${keyId}, good until ${expires}.`,
    ...AGE_LINES[ageOf(signed.registry, now())],
    `The live shell provides contract ${contract.current} and takes ${contract.supported}.`,
    ...shellLines(shell),
    ...Object.entries(remotes).flatMap(([name, remote]) =>
      channelLines(name, remote, quarantine, health),
    ),
  );
}

const auditSchema = v.object({ last: v.optional(params.wholeNumber(1), 50) });

/** It marks a change that a crash prevented. */
async function audit(
  { store }: World,
  { last }: v.InferOutput<typeof auditSchema>,
): Promise<Outcome> {
  const all = await auditLines(store);
  const inForce = new Map(all.map((line, index) => [line.seq, index]));
  const lines = all.map(({ at, seq, who, what, why }, index) => {
    const isLost = seq !== null && inForce.get(seq) !== index;
    const number = seq === null ? 'quarantine' : `registry ${seq}`;
    return `${at}  ${number}  ${who}: ${what} (${why})${isLost ? ' [did not take effect]' : ''}`;
  });
  return done(...lines.slice(-last));
}

export const statusCommand = defineCommand(v.object({}), status);
export const auditCommand = defineCommand(auditSchema, audit);
