import { publishBuilt } from '../../scripts/mfe/publish-built.mjs';

// Publishes the built remotes to the store in the first argument, as `npm start` does, and prints what stayed
// unchanged.
for (const line of await publishBuilt(process.argv[2], { why: 'npm start' })) console.log(line);
