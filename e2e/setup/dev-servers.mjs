import { federatedServers } from '../../scripts/dev/dev-server.mjs';
import { freePort } from '../../scripts/run/port.mjs';
import { remoteNamed } from '../../scripts/build/remotes-here.mjs';

// Starts the servers of `npm run dev` on free ports, for one remote (first argument) and the api at the second
// argument.
const [remote, api] = process.argv.slice(2);
const port = await freePort();
const remotes = [{ ...remoteNamed(remote), port: await freePort() }];
await Promise.all(federatedServers(remotes, port, api).map((server) => server.start()));
console.log(`http://127.0.0.1:${port}`);
