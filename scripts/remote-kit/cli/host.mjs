import { userInfo } from 'node:os';
import { overHttp } from '../../mfe/over-http.mjs';
import { PlainFailure } from '../../run/plain-failure.mjs';

export const whoAmI = () => process.env.MFE_WHO ?? userInfo().username;

/** Returns the typed address. Throws if it is missing. */
export function hostIn({ host }, option = '--host') {
  if (host === undefined) {
    throw new PlainFailure(`Say where: ${option} https://app.example`);
  }
  return host;
}

/** Returns the parameters that name the remote of this folder for the host's command. */
function targetOf({ remote: { name } }, target, [version]) {
  if (target === 'remote') return { remote: name };
  if (target !== 'version') return {};
  return { target: version === undefined ? name : `${name}@${version.replace(`${name}@`, '')}` };
}

const OPERATORS =
  /npm run mfe -- (canary|promote|rollback|kill|revive|lock|unlock) ([\w-]+)(?:@(\S+))?/g;

/** The messages of a host name the operator's commands. A team has only those of `halyard-remote`. */
const inOwnWords = (text, { remote }, host) =>
  text.replaceAll(OPERATORS, (theirs, command, name, version) =>
    name === remote.name
      ? ['npx halyard-remote', command, ...(version ? [version] : []), '--host', host].join(' ')
      : theirs,
  );

/** Runs a command of a host and rewrites its messages with the commands of a team. */
export async function ask(project, host, command, params, token) {
  try {
    const { ok, lines } = await overHttp(host, whoAmI(), command, params, token);
    return { ok, lines: lines.map((line) => inOwnWords(line, project, host)) };
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    throw new PlainFailure(inOwnWords(error.message, project, host));
  }
}

/** Runs a command of the host for the remote of this folder. */
export const onHost = (project, command, { host, target, words, ...params }) =>
  ask(project, hostIn({ host }), command, { ...params, ...targetOf(project, target, words) });

export async function registryOf(host) {
  if (!URL.canParse(host)) throw new PlainFailure('An address reads like https://app.example.');
  const url = new URL('/remotes/registry.json', host);
  const answer = await fetch(url).catch(({ cause, message }) => {
    throw new PlainFailure(`${url} cannot be reached: ${cause?.code ?? message}.`);
  });
  if (!answer.ok) throw new PlainFailure(`${url} answered ${answer.status}.`);
  return answer.json();
}
