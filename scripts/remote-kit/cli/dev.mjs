import rspack from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { onEndSignal } from '../../run/end-signals.mjs';
import { standalonePreset } from '../preset/remote-preset.mjs';
import { devInside } from './dev-inside.mjs';

const HOST = '127.0.0.1';

/** Serves the remote alone on its own page with hot reload. It uses sample data by scenario, or a real API. */
async function devAlone({ remote, folder }, api, say) {
  const server = new RspackDevServer(
    {
      host: HOST,
      port: remote.port,
      hot: true,
      client: { logging: 'warn' },
      devMiddleware: { stats: 'errors-warnings' },
      historyApiFallback: true,
      proxy: api === undefined ? [] : [{ context: ['/api'], target: api, changeOrigin: true }],
    },
    rspack(standalonePreset({ remote, context: folder })),
  );
  await server.start();
  const page = `http://${HOST}:${remote.port}${remote.routes[0].path}`;
  say(`${remote.name} is ready for work: ${page}${api === undefined ? '?scenario=linked' : ''}`);
  return () => server.stop();
}

/** Runs until a signal ends it. */
export async function dev(project, { against, api }) {
  const say = console.log;
  const stop =
    against === undefined
      ? await devAlone(project, api, say)
      : await devInside(project, against, say);
  await new Promise((resolve) => onEndSignal(resolve));
  await stop();
  process.exit(0);
}
