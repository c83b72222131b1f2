const REASON = { reason: { type: 'string' } };
const why = '--reason "why"';

/**
 * Each command has its spelling, its description, its options, and either the parameter that its only word fills or
 * the number of words. The API implements the commands (`api/src/remotes/command`). This file only defines how to
 * type them.
 */
export const COMMANDS = {
  publish: {
    usage: `publish <remote> [--from folder] [--drops /route] ${why}`,
    about: 'Builds what is stale and takes a version into the store. Nobody gets it yet.',
    words: 1,
    options: {
      ...REASON,
      from: { type: 'string' },
      commit: { type: 'string' },
      drops: { type: 'string', multiple: true },
    },
  },
  verify: {
    usage: 'verify',
    about: 'Hashes all files again and compares them with the signed registry.',
  },
  canary: {
    usage: `canary <remote>@<version> [--permille 100] ${why}`,
    about: 'Gives a version to some of a thousand browsers; say a larger share to grow it.',
    target: 'target',
    options: { ...REASON, permille: { type: 'string' } },
  },
  promote: {
    usage: `promote <remote>[@<version>] ${why}`,
    about: 'Gives the canary, or a version, to everybody.',
    target: 'target',
    options: REASON,
  },
  rollback: {
    usage: `rollback <remote> [--to version] ${why}`,
    about: 'Gives everybody the previous version again, by a registry that is newer.',
    target: 'remote',
    options: { ...REASON, to: { type: 'string' } },
  },
  kill: {
    usage: `kill <remote>[@<version>] ${why}`,
    about: 'Takes a remote, or one version, out of use at once.',
    target: 'target',
    options: REASON,
  },
  revive: {
    usage: `revive <remote>[@<version>] ${why}`,
    about: 'Takes it into use again, whatever took it out.',
    target: 'target',
    options: REASON,
  },
  shell: {
    usage: `shell publish [--from folder] | promote <version> | rollback [--to version] ${why}`,
    about:
      'The shell is released like a remote. Tabs that are open keep the files of the last five shells.',
    words: 2,
    options: {
      ...REASON,
      from: { type: 'string' },
      to: { type: 'string' },
      commit: { type: 'string' },
    },
  },
  lock: {
    usage: `lock <remote> [--channel stable|canary] ${why}`,
    about: 'Keeps the version of a channel. A bad version can still be stopped.',
    target: 'remote',
    options: { ...REASON, channel: { type: 'string' } },
  },
  unlock: {
    usage: `unlock <remote> [--channel stable|canary] ${why}`,
    about: 'Lets a channel change again.',
    target: 'remote',
    options: { ...REASON, channel: { type: 'string' } },
  },
  team: {
    usage: `team [list] | add <team> --remote <remote> [--critical] ${why} | remove <team> ${why}`,
    about: 'Which team has which remote. Its builds must name the same owner.',
    words: 2,
    options: { ...REASON, remote: { type: 'string' }, critical: { type: 'boolean' } },
  },
  token: {
    usage: `token new <team> [--may publish|canary|stable] [--days 90] ${why} | revoke <number> ${why}`,
    about: 'Tokens for --host: each works for the remotes of one team, and is shown once.',
    words: 2,
    options: { ...REASON, may: { type: 'string' }, days: { type: 'string' } },
  },
  'can-i-deploy': {
    usage: 'can-i-deploy <remote>@<version> | shell [--contract 2.0.0 [--supported ^1.0.0]]',
    about:
      'Whether it would leave anybody without a screen; exit code 1 means no. The shell is the one of this checkout, or any of that contract.',
    target: 'target',
    options: { contract: { type: 'string' }, supported: { type: 'string' } },
  },
  status: { usage: 'status', about: 'Which versions people get, and until when.' },
  renew: {
    usage: 'renew',
    about:
      'Signs the registry again when half of its lifetime is over. A server that has the key does so.',
  },
  audit: {
    usage: 'audit [--last 50]',
    about: 'Who changed what, and why.',
    options: { last: { type: 'string' } },
  },
  gc: {
    usage: 'gc [--keep 5] [--days 14]',
    about: 'Removes versions that no registry of the last days names, but for the newest few.',
    options: { keep: { type: 'string' }, days: { type: 'string' } },
  },
  keys: {
    usage: 'keys [new | sign-with <key> | retire <key> | trust <key> <public key>]',
    about:
      'The keys that pages believe, and the one that signs. Replacing it takes three steps: docs/remotes.md.',
    words: 3,
  },
};

export function help() {
  const lines = Object.values(COMMANDS).map(({ usage, about }) => `  ${usage}\n      ${about}`);
  return [
    'Usage: npm run mfe -- <command>',
    '',
    ...lines,
    '',
    'Everywhere:',
    '  --store folder   another store than var/mfe (or MFE_STORE)',
    '  --host address   a running host instead of a folder; the token is read from MFE_TOKEN',
    '  --help           this page',
    '',
    'Exit codes: 0 done or yes, 1 refused or no, 2 not understood.',
  ].join('\n');
}
