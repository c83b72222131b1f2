import { createDatabase } from '../../../postgres/create-database.mjs';
import { startPostgres } from '../../../postgres/server.mjs';
import { startApi } from '../../../run/api-service.mjs';
import { askDatabase } from '../../../run/ask-database.mjs';
import { startBalancer } from '../../../run/balancer.mjs';
import { freePort } from '../../../run/port.mjs';
import { openPracticeWorld } from './practice-world.mjs';

/**
 * Starts two instances of the built API behind a balancer, with a durable PostgreSQL and their own practice bank.
 * `person` is in Plaid's custom-user format.
 */
export async function openFleet({ person, settings = {} }) {
  const server = await startPostgres({ isDurable: true });
  const databaseUrl = await createDatabase(server.url());
  const world = await openPracticeWorld(person);
  const ports = [await freePort(), await freePort()];
  const balancer = await startBalancer(ports);
  const url = `http://127.0.0.1:${balancer.port}`;

  const instances = [null, null];
  const start = async (index) => {
    const service = startApi({
      ...world.env,
      PORT: String(ports[index]),
      PUBLIC_ORIGIN: url,
      DATABASE_URL: databaseUrl,
      ...settings,
    });
    world.closing(service);
    instances[index] = service;
    await service.ready;
    await balancer.look();
  };
  const kill = async (index) => {
    const service = instances[index];
    service.child.kill('SIGKILL');
    await service.closed;
  };
  const close = async () => {
    await balancer.close();
    await world.close();
    await server.stop();
  };
  return {
    url,
    /** Of the two instances themselves. */
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    start,
    kill,
    control: world.control,
    /** Links the practice bank for a user. It sends its webhooks to the balancer. */
    link: (session) => world.link(session, `${url}/api/plaid/webhook`),
    /** Reads the database directly. */
    ask: (query) => askDatabase(databaseUrl, query),
    close,
    pids: () => instances.map((service) => service?.child.pid),
  };
}
