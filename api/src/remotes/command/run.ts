import { Refused } from '../storage/refused';
import { assertAllowed, type Permission } from '../team/permission';
import { canIDeployCommand } from './can-i-deploy';
import { canaryCommand, promoteCommand, rollbackCommand } from './channels';
import type { Run } from './define-command';
import { devCloseCommand, devOpenCommand } from './dev-channel';
import { gcCommand } from './gc';
import { killCommand, reviveCommand } from './kill';
import { lockCommand, unlockCommand } from './lock';
import { publishCommand } from './publish';
import { renewCommand } from './renew';
import { shellPromoteCommand, shellRollbackCommand } from './shell/shell-live';
import { shellPublishCommand } from './shell/shell-publish';
import { statusCommand, auditCommand } from './status';
import {
  teamAddCommand,
  teamListCommand,
  teamRemoveCommand,
  tokenNewCommand,
  tokenRevokeCommand,
} from './team';
import { verifyCommand } from './verify';
import type { Outcome, World } from './world';

interface Command {
  readonly permission: Permission;
  readonly run: Run;
}

const command = (permission: Permission, run: Run): Command => ({ permission, run });

const COMMANDS: Readonly<Record<string, Command>> = {
  publish: command({ level: 'publish', by: 'from' }, publishCommand),
  verify: command('everyone', verifyCommand),
  canary: command({ level: 'canary', by: 'target' }, canaryCommand),
  promote: command({ level: 'stable', by: 'target' }, promoteCommand),
  rollback: command({ level: 'stable', by: 'remote' }, rollbackCommand),
  kill: command({ level: 'publish', by: 'target' }, killCommand),
  revive: command({ level: 'stable', by: 'target' }, reviveCommand),
  lock: command({ level: 'canary', by: 'remote' }, lockCommand),
  unlock: command({ level: 'stable', by: 'remote' }, unlockCommand),
  'dev-open': command({ level: 'publish', by: 'release' }, devOpenCommand),
  // Only the developer who opened the channel has its key.
  'dev-close': command('everyone', devCloseCommand),
  'can-i-deploy': command('everyone', canIDeployCommand),
  status: command('everyone', statusCommand),
  audit: command('everyone', auditCommand),
  gc: command('operator', gcCommand),
  'shell-publish': command('operator', shellPublishCommand),
  'shell-promote': command('operator', shellPromoteCommand),
  'shell-rollback': command('operator', shellRollbackCommand),
  'team-add': command('operator', teamAddCommand),
  'team-remove': command('operator', teamRemoveCommand),
  'team-list': command('everyone', teamListCommand),
  'token-new': command('operator', tokenNewCommand),
  'token-revoke': command('operator', tokenRevokeCommand),
  renew: command('operator', renewCommand),
};

export async function runCommand(world: World, name: string, params: unknown): Promise<Outcome> {
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!known) {
    const names = Object.keys(COMMANDS).join(', ');
    throw new Refused(`There is no command "${name}". Known: ${names}.`);
  }
  const { permission, run } = known;
  if (world.caller) {
    await assertAllowed(world.store, world.caller, { command: name, permission, raw: params });
  }
  return run(world, params);
}
