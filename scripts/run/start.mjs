import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { emptyChannels, publishBuilt } from '../mfe/publish-built.mjs';
import { ROOT, STORE } from '../paths.mjs';
import { endChildren, endsWithUs } from './children.mjs';
import { onEndSignal } from './end-signals.mjs';
import { ensureInstalled } from './install.mjs';
import { endWith, ReportedFailure } from './plain-failure.mjs';
import { assertPortFree, portFrom } from './port.mjs';
import { startProduct } from './product.mjs';

const say = (line) => console.log(line);

/**
 * Builds what is outdated: the named parts, or everything. The bundler runs in its own process, so a start without
 * a build stays small and fast.
 */
export function ensureBuilt(names = []) {
  return new Promise((resolve, reject) => {
    const child = endsWithUs(
      spawn(process.execPath, [join(ROOT, 'scripts/build.mjs'), ...names], {
        cwd: ROOT,
        stdio: 'inherit',
      }),
    );
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new ReportedFailure('The build failed.')),
    );
  });
}

/** Ends all processes once. A second signal does not interrupt it. */
function stopper() {
  let product = null;
  let isStopping = false;
  const stop = async (code) => {
    if (isStopping) return;
    isStopping = true;
    endChildren();
    await product?.stop();
    process.exit(code);
  };
  return {
    stop,
    isStopping: () => isStopping,
    /** Registers the product to be stopped. If the end came during the start, it stops the product at once. */
    guard: async (started) => {
      product = started;
      if (isStopping) await started.stop();
    },
  };
}

/** `npm start -- --promote` replaces the stable versions of the store with the builds of this checkout. */
const isPromoting = () => process.argv.includes('--promote');

async function run({ stop, isStopping, guard }) {
  const port = portFrom('PORT', 3000);
  const bankPort = portFrom('PRACTICE_BANK_PORT', 5002);
  const host = process.env.HOST ?? '127.0.0.1';
  await assertPortFree(port, host, 'PORT');
  await ensureInstalled(say, { all: false });
  const toBuild = isPromoting() ? null : await emptyChannels(STORE);
  await ensureBuilt(toBuild === null ? [] : ['api', ...toBuild]);
  const options = { why: 'npm start', promote: isPromoting() };
  for (const line of await publishBuilt(STORE, options)) say(line);
  if (isStopping()) return;
  const product = await startProduct({ env: process.env, ports: [port], bankPort });
  await guard(product);
  for (const service of product.services) {
    void service.ready.catch(() => {});
    void service.closed.then((code) => {
      if (!isStopping()) console.error(`${service.name} ended unexpectedly (code ${code}).`);
      return stop(1);
    });
  }
  if (!product.usesPlaid)
    say(
      'Using the practice bank, not a real connection. Set PLAID_CLIENT_ID and PLAID_SECRET for Plaid.',
    );
  say(`Halyard is ready: http://${host}:${port}`);
}

/** Installs, builds, and serves what is needed, and runs until it receives a signal. */
export async function start() {
  const stopping = stopper();
  onEndSignal(() => void stopping.stop(0));
  try {
    await run(stopping);
  } catch (error) {
    if (!stopping.isStopping()) endWith(error);
  }
}
