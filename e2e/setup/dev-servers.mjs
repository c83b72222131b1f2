import { federatedServers } from '../../scripts/dev/dev-server.mjs';
import { freePort } from '../../scripts/run/port.mjs';
import { remoteNamed } from '../../scripts/build/remotes-here.mjs';

// What `npm run dev` starts, for one remote (first argument) over the api at the second one, on ports that are free.
const [remote, api] = process.argv.slice(2);
const port = await freePort();
const remotes = [{ ...remoteNamed(remote), port: await freePort() }];
await Promise.all(federatedServers(remotes, port, api).map((server) => server.start()));
console.log(`http://127.0.0.1:${port}`);
