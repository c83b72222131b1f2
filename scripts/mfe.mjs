import { main } from './mfe/main.mjs';

process.exitCode = await main(process.argv.slice(2));
