import { publishBuilt } from '../../scripts/mfe/publish-built.mjs';

// What `npm start` does to the store in the first argument before it serves; it prints what it left unchanged.
for (const line of await publishBuilt(process.argv[2], { why: 'npm start' })) console.log(line);
