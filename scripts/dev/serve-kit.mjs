import rspack from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { onEndSignal } from '../run/end-signals.mjs';
import { assertPortFree, portFrom } from '../run/port.mjs';
import { kitConfig } from '../rspack/kit-config.mjs';
import { HOST } from './dev-server.mjs';

const DEFAULT_PORT = 5020;

/** Serves the catalog of the kit with hot reload. */
export async function serveKit() {
  const port = portFrom('KIT_PORT', DEFAULT_PORT);
  await assertPortFree(port, HOST, 'KIT_PORT');
  const server = new RspackDevServer(
    {
      host: HOST,
      port,
      hot: true,
      client: { logging: 'warn' },
      devMiddleware: { stats: 'errors-warnings' },
      historyApiFallback: true,
    },
    rspack(kitConfig({ dev: true })),
  );
  onEndSignal(() => void server.stop().then(() => process.exit(0)));
  await server.start();
  console.log(`The kit is ready: http://${HOST}:${port}/`);
}
