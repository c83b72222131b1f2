import { userInfo } from 'node:os';
import { overHttp } from '../../mfe/over-http.mjs';
import { PlainFailure } from '../../run/plain-failure.mjs';

export const whoAmI = () => process.env.MFE_WHO ?? userInfo().username;

/** The address that was typed; throws where none was. */
export function hostIn({ host }, option = '--host') {
  if (host === undefined) {
    throw new PlainFailure(`Say where: ${option} https://app.example`);
  }
  return host;
}

/** The remote of this folder as the host's command names it. */
function targetOf({ remote: { name } }, target, [version]) {
  if (target === 'remote') return { remote: name };
  if (target !== 'version') return {};
  return { target: version === undefined ? name : `${name}@${version.replace(`${name}@`, '')}` };
}

/** Runs a command of the host for the remote of this folder. */
export function onHost(project, command, { host, target, words, ...params }) {
  const asked = { ...params, ...targetOf(project, target, words) };
  return overHttp(hostIn({ host }), whoAmI(), command, asked);
}

/** What a host serves as its registry, which everybody may read. */
export async function registryOf(host) {
  if (!URL.canParse(host)) throw new PlainFailure('An address reads like https://app.example.');
  const url = new URL('/remotes/registry.json', host);
  const answer = await fetch(url).catch(({ cause, message }) => {
    throw new PlainFailure(`${url} cannot be reached: ${cause?.code ?? message}.`);
  });
  if (!answer.ok) throw new PlainFailure(`${url} answered ${answer.status}.`);
  return answer.json();
}
