import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { publishBuilt } from '../mfe/publish-built.mjs';
import { ROOT, STORE } from '../paths.mjs';
import { ensureInstalled } from './install.mjs';
import { endWith, ToldFailure } from './plain-failure.mjs';
import { assertPortFree, portFrom } from './port.mjs';
import { startProduct } from './product.mjs';

const say = (line) => console.log(line);

/** The bundler is loaded in a process of its own: a start with nothing to build stays small and quick. */
export function ensureBuilt() {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'scripts/build.mjs')], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new ToldFailure('The build failed.')),
    );
  });
}

async function run() {
  const port = portFrom('PORT', 3000);
  const bankPort = portFrom('PRACTICE_BANK_PORT', 5002);
  const host = process.env.HOST ?? '127.0.0.1';
  await assertPortFree(port, host, 'PORT');
  await ensureInstalled(say, { all: false });
  await ensureBuilt();
  const published = await publishBuilt(STORE, 'npm start');
  if (published.length > 0) say(`Published ${published.join(', ')}`);
  const product = await startProduct({ env: process.env, ports: [port], bankPort });
  let stopping = false;
  const stop = async (code) => {
    if (stopping) return;
    stopping = true;
    await product.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  for (const service of product.services) {
    void service.ready.catch(() => {});
    void service.closed.then((code) => {
      if (!stopping) console.error(`${service.name} ended unexpectedly (code ${code}).`);
      return stop(1);
    });
  }
  if (!product.usesPlaid)
    say(
      'Using the practice bank, not a real connection. Set PLAID_CLIENT_ID and PLAID_SECRET for Plaid.',
    );
  say(`Halyard is ready: http://${host}:${port}`);
}

/** Installs, builds and serves what is needed, and stays until it is told to stop. */
export async function start() {
  try {
    await run();
  } catch (error) {
    endWith(error);
  }
}
