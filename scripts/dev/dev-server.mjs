import rspack from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { remoteConfig, standaloneConfig } from '../rspack/remote-config.mjs';
import { shellConfig } from '../rspack/shell-config.mjs';
import { DEV_ENTRY, devEntry } from './dev-entry.mjs';
import { devDocuments } from './dev-registry.mjs';

export const HOST = '127.0.0.1';

const options = (api) => ({
  host: HOST,
  hot: true,
  client: { logging: 'warn' },
  devMiddleware: { stats: 'errors-warnings' },
  historyApiFallback: true,
  proxy: [{ context: ['/api'], target: api }],
});

const ahead = (documents) => ({
  setupMiddlewares: (middlewares) => [...documents, ...middlewares],
});

/** Serves a remote on its own page, with an API. */
export const standaloneServer = ({ name, port }, api) =>
  new RspackDevServer({ ...options(api), port }, rspack(standaloneConfig(name)));

const entryOf = (global) => ({
  name: DEV_ENTRY,
  path: `/${DEV_ENTRY}`,
  middleware: (_request, response) => {
    response.setHeader('content-type', 'text/javascript');
    response.setHeader('access-control-allow-origin', '*');
    response.end(devEntry(global));
  },
});

/** Serves a remote that the shell loads in development. */
function remoteServer({ name, port }, api) {
  const config = remoteConfig(name, { dev: true });
  return new RspackDevServer(
    {
      ...options(api),
      ...ahead([entryOf(config.output.uniqueName)]),
      port,
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: 'all',
    },
    rspack(config),
  );
}

/** Serves the shell and its remotes, each on its port, with an API. */
export function federatedServers(remotes, port, api) {
  const { keys, middlewares } = devDocuments(remotes, HOST);
  const shell = new RspackDevServer(
    { ...options(api), ...ahead(middlewares), port },
    rspack(shellConfig({ dev: true, keys })),
  );
  return [...remotes.map((remote) => remoteServer(remote, api)), shell];
}
