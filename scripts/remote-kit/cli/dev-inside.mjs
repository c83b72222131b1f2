import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import rspack from '@rspack/core';
import { overHttp } from '../../mfe/over-http.mjs';
import { PlainFailure, plainSentence } from '../../run/plain-failure.mjs';
import { remotePreset } from '../preset/remote-preset.mjs';
import { serveFiles } from './dev-files.mjs';
import { whoAmI } from './host.mjs';

/** No release has this version, and no store accepts it. */
const VERSION = '0.0.0-dev';
const KEY_BYTES = 32;
const RENEW_MS = 60 * 60_000;

/** Returns the published config, but with readable function names and a module that reloads the page. */
function configOf({ remote, folder, contract, shared }, to) {
  const config = remotePreset({
    remote,
    context: folder,
    folder: to,
    version: VERSION,
    shared,
    contract,
    dev: false,
    alongside: [join(import.meta.dirname, 'live-reload.mjs')],
  });
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    optimization: { ...config.optimization, minimize: false },
  };
}

function originOf(against) {
  if (!URL.canParse(against)) {
    throw new PlainFailure('--against must read like http://127.0.0.1:3000.');
  }
  return new URL(against).origin;
}

/**
 * Shows the sources inside a running shell, in one browser. It announces each compile to the host, which signs the
 * registry for this browser. Resolves to a function that ends it.
 */
export async function devInside(project, against, say) {
  const host = originOf(against);
  const folder = join(project.folder, '.halyard/dev');
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const files = await serveFiles({ folder, port: project.remote.port, origin: host });
  const origin = `http://127.0.0.1:${files.port}`;

  const announce = async () => {
    const release = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
    const { lines } = await overHttp(host, whoAmI(), 'dev-open', { key, origin, release });
    return new URL(lines[0], host).href;
  };
  let isOpen = false;
  const compiled = async (error, stats) => {
    if (error) return say(String(error));
    if (stats.hasErrors()) return say(stats.toString({ preset: 'errors-only', colors: false }));
    try {
      const link = await announce();
      if (isOpen) files.changed();
      else say(`Your sources inside ${host}: open ${link}`);
      isOpen = true;
    } catch (failure) {
      say(plainSentence(failure) ?? String(failure));
    }
  };
  const watching = rspack(configOf(project, folder)).watch(
    {},
    (error, stats) => void compiled(error, stats),
  );
  const renewing = setInterval(() => void announce().catch(() => undefined), RENEW_MS);
  return async () => {
    clearInterval(renewing);
    files.stop();
    await new Promise((resolve) => watching.close(resolve));
    await overHttp(host, whoAmI(), 'dev-close', { key }).catch(() => undefined);
  };
}
