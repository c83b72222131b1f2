const HOST = { host: { type: 'string' } };
const REASON = { reason: { type: 'string' } };
const why = '--reason "why"';

/** The host runs these commands for the remote of this folder. `target` is the host's kind of name for it. */
const forwarded = (target, usage, about, options = {}) => ({
  usage: `${usage} --host address`,
  about,
  target,
  words: target === 'version' ? 1 : 0,
  options: { ...HOST, ...options },
});

/** Each command has its spelling, its description, and its options. */
export const COMMANDS = {
  dev: {
    usage: 'dev [--against address] [--api address]',
    about:
      'Serves the remote with hot reload: alone on a page, or with --against inside a running shell.',
    options: { against: { type: 'string' }, api: { type: 'string' } },
  },
  build: {
    usage: 'build',
    about: 'Builds the remote into dist/<version>. The version follows from what is in the bundle.',
  },
  check: {
    usage: 'check [--host address] [--drops /route]',
    about:
      'Types, tests, and a build, held against all that publish refuses; with --host also against that registry.',
    options: { ...HOST, drops: { type: 'string', multiple: true } },
  },
  publish: {
    usage: `publish --host address [--drops /route] ${why}`,
    about:
      'Builds the remote and takes the version into the store of the host. Nobody gets it yet.',
    options: { ...HOST, ...REASON, drops: { type: 'string', multiple: true } },
  },
  deliver: {
    usage: `deliver <version> --host address --to address ${why}`,
    about:
      'Publishes on another host the very bytes that the first one has. The token of the other host is read from MFE_TOKEN_TO.',
    words: 1,
    options: { ...HOST, ...REASON, to: { type: 'string' } },
  },
  status: forwarded(null, 'status', 'Which versions people get, and how each one does.'),
  canary: forwarded(
    'version',
    `canary <version> [--permille 100] ${why}`,
    'Gives a version to some of a thousand browsers.',
    { ...REASON, permille: { type: 'string' } },
  ),
  promote: forwarded(
    'version',
    `promote [<version>] ${why}`,
    'Gives the canary, or a version, to everybody.',
    REASON,
  ),
  rollback: forwarded(
    'remote',
    `rollback [--to version] ${why}`,
    'Gives everybody the previous version again.',
    { ...REASON, to: { type: 'string' } },
  ),
  kill: forwarded(
    'version',
    `kill [<version>] ${why}`,
    'Takes the remote, or one version, out of use at once.',
    REASON,
  ),
  revive: forwarded('version', `revive [<version>] ${why}`, 'Takes it into use again.', REASON),
  lock: forwarded(
    'remote',
    `lock [--channel stable|canary] ${why}`,
    'Keeps the version of a channel.',
    { ...REASON, channel: { type: 'string' } },
  ),
  unlock: forwarded(
    'remote',
    `unlock [--channel stable|canary] ${why}`,
    'Lets a channel change again.',
    { ...REASON, channel: { type: 'string' } },
  ),
};

export function help() {
  const lines = Object.values(COMMANDS).map(({ usage, about }) => `  ${usage}\n      ${about}`);
  return [
    'Usage: halyard-remote <command>',
    '',
    ...lines,
    '',
    'The token of your team is read from MFE_TOKEN.',
    'Exit codes: 0 done or yes, 1 refused or no, 2 not understood.',
  ].join('\n');
}
