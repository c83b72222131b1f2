import { Refused } from '../storage/refused';
import { canIDeployCommand } from './can-i-deploy';
import { canaryCommand, promoteCommand, rollbackCommand } from './channels';
import type { Run } from './define-command';
import { gcCommand } from './gc';
import { killCommand, reviveCommand } from './kill';
import { publishCommand } from './publish';
import { renewCommand } from './renew';
import { shellPromoteCommand, shellRollbackCommand } from './shell-live';
import { shellPublishCommand } from './shell-publish';
import { statusCommand, auditCommand } from './status';
import { verifyCommand } from './verify';
import type { Outcome, World } from './world';

const COMMANDS: Readonly<Record<string, Run>> = {
  publish: publishCommand,
  verify: verifyCommand,
  canary: canaryCommand,
  promote: promoteCommand,
  rollback: rollbackCommand,
  kill: killCommand,
  revive: reviveCommand,
  'can-i-deploy': canIDeployCommand,
  status: statusCommand,
  audit: auditCommand,
  gc: gcCommand,
  'shell-publish': shellPublishCommand,
  'shell-promote': shellPromoteCommand,
  'shell-rollback': shellRollbackCommand,
  renew: renewCommand,
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
