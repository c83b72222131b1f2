import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '../../build/compress.mjs';
import { PlainFailure } from '../../run/plain-failure.mjs';
import { ask, hostIn, registryOf } from './host.mjs';

async function bytesAt(url) {
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) throw new PlainFailure(`${url} cannot be read.`);
  return Buffer.from(await answer.arrayBuffer());
}

const hashOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Downloads the files of a version from a host into a folder. Throws if a file differs from what the host signed. */
async function fetchVersion(host, name, version, folder) {
  const { remotes } = await registryOf(host);
  const listed = remotes[name]?.versions[version];
  if (!listed) throw new PlainFailure(`${host} lists no ${name}@${version}.`);
  const place = new URL(`/remotes/${name}/${version}/`, host);
  const description = await bytesAt(new URL('remote.json', place));
  const { files } = JSON.parse(description.toString('utf8'));
  if (JSON.stringify(files) !== JSON.stringify(listed.files)) {
    throw new PlainFailure(`${place}remote.json is not what ${host} signed.`);
  }
  writeFileSync(join(folder, 'remote.json'), description);
  for (const [file, { integrity }] of Object.entries(listed.files)) {
    const bytes = await bytesAt(new URL(file, place));
    if (hashOf(bytes) !== integrity)
      throw new PlainFailure(`${place}${file} is not what ${host} signed.`);
    writeFileSync(join(folder, file), bytes);
  }
}

/** Publishes the exact files of a first host, such as staging, on another host. It builds nothing again. */
export async function deliver(project, { host, to, reason }, [given]) {
  const { name } = project.remote;
  const [from, target] = [hostIn({ host }), hostIn({ host: to }, '--to')];
  if (given === undefined)
    throw new PlainFailure('Say which version: halyard-remote deliver <version>');
  if (reason === undefined) throw new PlainFailure('--reason is missing.');
  const token = process.env.MFE_TOKEN_TO;
  if (!token)
    throw new PlainFailure('Set MFE_TOKEN_TO to the token of your team on the other host.');
  const version = given.replace(`${name}@`, '');
  const folder = mkdtempSync(join(tmpdir(), 'halyard-deliver-'));
  try {
    await fetchVersion(from, name, version, folder);
    await compressFolder(folder);
    return await ask(project, target, 'publish', { from: folder, reason }, token);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
