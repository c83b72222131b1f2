import { command } from '../run/command.mjs';

await command(() => import('./bench/main.mjs'));
