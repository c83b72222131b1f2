import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PlainFailure } from '../run/plain-failure.mjs';

const PATH = '/remotes/admin/';
const TIMEOUT_MS = 60_000;

/** Builds the body that uploads a folder: each file in base64, by its path with `/`. */
const packed = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [
        relative(folder, path).replaceAll('\\', '/'),
        readFileSync(path).toString('base64'),
      ]),
  );

function bodyOf(command, { from, ...params }) {
  const brings = ['publish', 'shell-publish'].includes(command);
  return JSON.stringify(brings ? { ...params, files: packed(from) } : params);
}

async function post(url, token, who, body) {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-mfe-who': who,
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new PlainFailure(`${url} cannot be reached: ${error.cause?.code ?? error.message}.`);
  }
}

/** Runs a command on a running host. A refusal reads like that of a local folder. */
export async function overHttp(
  host,
  who,
  command,
  params,
  token = process.env.MFE_TOKEN ?? process.env.MFE_ADMIN_TOKEN,
) {
  if (!token) throw new PlainFailure('Set MFE_TOKEN to the token of your team.');
  if (!URL.canParse(host)) throw new PlainFailure('--host must read like https://app.example.');
  const answer = await post(new URL(PATH + command, host), token, who, bodyOf(command, params));
  if (answer.status === 401) throw new PlainFailure('The host does not take this token.');
  if (answer.status === 404) throw new PlainFailure('The host takes no commands: it has no token.');
  const isOurs = answer.headers.get('content-type')?.startsWith('application/json');
  if (!isOurs) throw new PlainFailure(`The host answered ${answer.status}.`);
  const { ok, lines, message } = await answer.json();
  if (!Array.isArray(lines))
    throw new PlainFailure(message ?? `The host answered ${answer.status}.`);
  if (!answer.ok) throw new PlainFailure(lines.join('\n'));
  return { ok, lines };
}
