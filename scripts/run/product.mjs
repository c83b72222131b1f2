import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { API_DIR, ROOT, STORE, WEB } from '../paths.mjs';
import { startService } from './service.mjs';

/** Whether the environment names a real bank provider; without one the practice bank takes its place. */
const usesPlaid = (env) => Boolean(env.PLAID_CLIENT_ID && env.PLAID_SECRET);

/**
 * The whole product as processes: the practice bank where no Plaid keys are set, then the api that also serves
 * the shell and the remotes. `data` is the folder of the embedded database and of the practice bank's state.
 * `hear` takes what the processes would otherwise print.
 */
export async function startProduct({ env, port, bankPort, data = join(ROOT, 'var'), hear }) {
  mkdirSync(data, { recursive: true });
  const services = [];
  const stop = async () => {
    for (const service of [...services].reverse()) await service.stop();
  };
  const begin = async (...args) => {
    const service = startService(...args, { hear });
    services.push(service);
    await service.ready;
    return service;
  };
  try {
    if (!usesPlaid(env)) {
      await begin('The practice bank', join(API_DIR, 'practice-bank/server.mjs'), {
        ...env,
        PRACTICE_BANK_PORT: String(bankPort),
        PRACTICE_BANK_STATE: env.PRACTICE_BANK_STATE ?? join(data, 'practice-bank.json'),
      });
    }
    await begin('Halyard', join(API_DIR, 'server.mjs'), {
      ...env,
      PORT: String(port),
      PRACTICE_BANK_PORT: String(bankPort),
      DATABASE_PATH: env.DATABASE_PATH ?? join(data, 'halyard.db'),
      WEB_ROOT: env.WEB_ROOT ?? WEB,
      MFE_STORE: env.MFE_STORE ?? STORE,
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { services, stop, usesPlaid: usesPlaid(env) };
}
