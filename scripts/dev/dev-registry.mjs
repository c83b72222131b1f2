import { createPrivateKey, sign } from 'node:crypto';
import { newKeyPair } from '../mfe/key-ring.mjs';
import { shellContract } from '../rspack/contract.mjs';
import { DEV_ENTRY, devFile } from './dev-entry.mjs';

const KEY_ID = 'dev';
const DAY_MS = 86_400_000;

/** Reads the newest compile of a remote's dev server. Returns null while the server is down. */
async function devRelease({ port }, host) {
  const base = `http://${host}:${port}/`;
  try {
    const answer = await fetch(`${base}remote.json`);
    return answer.ok ? { ...(await answer.json()), base } : null;
  } catch {
    return null;
  }
}

function listed({ name, version, owner, critical, shared: _shared, ...release }, at) {
  const entry = {
    ...release,
    entry: DEV_ENTRY,
    files: { [DEV_ENTRY]: devFile(release.global) },
    routes: release.routes.map((route) => ({ ...route, preload: [] })),
    contributions: release.contributions?.map((each) => ({ ...each, preload: [] })) ?? [],
    published: { at, by: 'development', commit: null, state: 'live' },
  };
  const channels = { stable: version, previous: null, canary: null };
  return [name, { owner, critical, killed: false, channels, versions: { [version]: entry } }];
}

async function devRegistry(remotes, host, now) {
  const releases = await Promise.all(remotes.map((remote) => devRelease(remote, host)));
  return JSON.stringify({
    schema: 2,
    seq: 1,
    issued: now.toISOString(),
    expires: new Date(now.getTime() + DAY_MS).toISOString(),
    keyId: KEY_ID,
    contract: shellContract(),
    remotes: Object.fromEntries(
      releases.filter(Boolean).map((release) => listed(release, now.toISOString())),
    ),
  });
}

/**
 * Every page makes these requests besides those of its screens. In development the registry never changes, and
 * telemetry is ignored.
 */
const SESSION = [
  {
    name: 'events',
    path: '/remotes/events',
    middleware: (_request, response) => {
      response.setHeader('content-type', 'text/event-stream');
      response.write('data: {"seq":1,"quarantine":0}\n\n');
    },
  },
  {
    name: 'telemetry',
    path: '/remotes/telemetry',
    middleware: (_request, response) => {
      response.statusCode = 204;
      response.end();
    },
  },
];

/**
 * Serves the three documents of the remote platform in development. They describe each remote as its dev server
 * compiled it. A key of this process signs them, so that the shell runs the same code as in production.
 */
export function devDocuments(remotes, host) {
  const { pem, raw } = newKeyPair();
  const key = createPrivateKey(pem);
  // The page requests the registry and its signature at the same time, so both must contain the same time.
  const begun = new Date();
  const registry = () => devRegistry(remotes, host, begun);
  const signature = async () => sign(null, Buffer.from(await registry()), key).toString('base64');
  const documents = {
    '/remotes/registry.json': registry,
    '/remotes/registry.sig': async () =>
      JSON.stringify({ keyId: KEY_ID, signature: await signature() }),
    '/remotes/quarantine.json': async () => '{"schema":1,"revision":0,"removed":[]}',
  };
  const middlewares = Object.entries(documents).map(([path, document]) => ({
    name: path,
    path,
    middleware: (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'no-store');
      void document().then((body) => response.end(body));
    },
  }));
  return { keys: { [KEY_ID]: raw }, middlewares: [...middlewares, ...SESSION] };
}
