import { join } from 'node:path';
import { startApi as startInstance } from '../../../run/api-service.mjs';
import { askDatabase, onFile } from '../../../run/ask-database.mjs';
import { freePort } from '../../../run/port.mjs';
import { browserSession } from './browser-session.mjs';
import { openPracticeWorld } from './practice-world.mjs';

/**
 * Starts the built API and the built practice bank as real processes with their own data. Returns access to the
 * bank's control plane, and one browser. `person` is in Plaid's custom-user format. `databaseUrl` names a
 * PostgreSQL database to use instead of the embedded one.
 */
export async function openStage({ person, databaseUrl = '', settings = {} }) {
  const world = await openPracticeWorld(person);
  const { folder, control, close } = world;
  const port = await freePort();
  const databasePath = join(folder, 'halyard.db');
  const apiUrl = `http://127.0.0.1:${port}`;

  /** Starts the api on the stage's own port, as a second process, or on another database. */
  const startApi = async (ownPort = port, more = {}) => {
    const service = startInstance({
      ...world.env,
      PORT: String(ownPort),
      DATABASE_PATH: databasePath,
      DATABASE_URL: databaseUrl,
      ...settings,
      ...more,
    });
    world.closing(service);
    await service.ready;
    return service;
  };

  const session = browserSession(apiUrl);
  return {
    folder,
    databasePath,
    apiUrl,
    startApi,
    api: session.api,
    control,
    link: (webhook, user = session) => world.link(user, webhook),
    look: (work) => onFile(databasePath, work),
    /** Returns the rows of a query from either database. */
    all: (query) => askDatabase(databaseUrl || databasePath, query),
    close,
  };
}
