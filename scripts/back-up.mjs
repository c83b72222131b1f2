import { command } from './run/command.mjs';

await command(() => import('./back-up/main.mjs'), { all: false });
