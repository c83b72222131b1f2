import * as v from 'valibot';
import { Refused } from '../storage/refused';
import { canIDeploy, canIDeploySchema } from './can-i-deploy';
import { canary, canarySchema, promote, promoteSchema, rollback, rollbackSchema } from './channels';
import { gc, gcSchema } from './gc';
import { kill, killSchema, revive } from './kill';
import { publish, publishSchema } from './publish';
import { audit, auditSchema, nothingSchema, status } from './status';
import { verify } from './verify';
import { renew, renewSchema } from './renew';
import { shell, shellSchema } from './shell';
import type { Outcome, World } from './world';

type Run = (world: World, raw: unknown) => Promise<Outcome>;

function command<S extends v.GenericSchema>(
  schema: S,
  run: (world: World, params: v.InferOutput<S>) => Promise<Outcome>,
): Run {
  return (world, raw) => {
    const read = v.safeParse(schema, raw);
    if (!read.success) {
      const [issue] = read.issues;
      const name = parameterName(v.getDotPath(issue));
      throw new Refused(
        issue.received === 'undefined'
          ? `${name} is missing.`
          : `${name} must be ${wanted(issue)}.`,
      );
    }
    return run(world, read.output);
  };
}

const parameterName = (name: string | null): string => {
  if (name === null) return 'It';
  return name === 'target' || name === 'remote' ? `The ${name}` : `--${name}`;
};

const wanted = (issue: v.BaseIssue<unknown>): string =>
  issue.message.startsWith('Invalid ') ? (issue.expected ?? 'valid') : issue.message;

const COMMANDS: Readonly<Record<string, Run>> = {
  publish: command(publishSchema, publish),
  verify: command(nothingSchema, verify),
  canary: command(canarySchema, canary),
  promote: command(promoteSchema, promote),
  rollback: command(rollbackSchema, rollback),
  kill: command(killSchema, kill),
  revive: command(killSchema, revive),
  'can-i-deploy': command(canIDeploySchema, canIDeploy),
  status: command(nothingSchema, status),
  audit: command(auditSchema, audit),
  gc: command(gcSchema, gc),
  shell: command(shellSchema, shell),
  renew: command(renewSchema, renew),
};

/** Throws `Refused`. */
export async function runCommand(world: World, name: string, params: unknown): Promise<Outcome> {
  const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!run) {
    const known = Object.keys(COMMANDS).join(', ');
    throw new Refused(`There is no command "${name}". Known: ${known}.`);
  }
  return run(world, params);
}
