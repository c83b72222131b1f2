import { join } from 'node:path';
import { API_DIR, ROOT, STORE, WEB } from '../paths.mjs';
import { startApi } from './api-service.mjs';
import { endsWithUs } from './children.mjs';
import { privateFolder } from './private-folder.mjs';
import { startService } from './service.mjs';

/** Tells whether the environment names a real bank provider. Otherwise the practice bank replaces it. */
const usesPlaid = (env) =>
  ['PLAID_CLIENT_ID', 'PLAID_SECRET'].every((name) => env[name] || env[`${name}_FILE`]);

/**
 * Starts the whole product as processes: the practice bank if there are no Plaid keys, then the api, which also
 * serves the shell and the remotes, once for each port. `data` is the folder of the embedded database and of the
 * practice bank's state. `hear` receives what the processes would otherwise print.
 */
export async function startProduct({ env, ports, bankPort, data = join(ROOT, 'var'), hear }) {
  privateFolder(data);
  const services = [];
  const stop = async () => {
    for (const service of [...services].reverse()) await service.stop();
  };
  const ready = (service) => {
    services.push(service);
    endsWithUs(service.child);
    return service.ready;
  };
  const instance = (port) =>
    startApi(
      {
        ...env,
        PORT: String(port),
        PRACTICE_BANK_PORT: String(bankPort),
        DATABASE_PATH: env.DATABASE_PATH ?? join(data, 'halyard.db'),
        WEB_ROOT: env.WEB_ROOT ?? WEB,
        MFE_STORE: env.MFE_STORE ?? STORE,
      },
      { hear },
    );
  try {
    if (!usesPlaid(env)) {
      const file = join(API_DIR, 'practice-bank/server.mjs');
      const settings = {
        ...env,
        PRACTICE_BANK_PORT: String(bankPort),
        PRACTICE_BANK_STATE: env.PRACTICE_BANK_STATE ?? join(data, 'practice-bank.json'),
      };
      await ready(startService('The practice bank', file, settings, { hear }));
    }
    for (const port of ports) await ready(instance(port));
  } catch (error) {
    await stop();
    throw error;
  }
  return { services, stop, usesPlaid: usesPlaid(env) };
}
