import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPracticeBank } from './app';
import { readConfig } from './config';
import { errorCodeOf } from './error-code';
import { loadPersonas } from './persona/persona';

const HOST = '127.0.0.1';
const ownPersonas = join(fileURLToPath(new URL('.', import.meta.url)), 'personas');

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const folders = [ownPersonas, ...(config.personasDir ? [config.personasDir] : [])];
  const app = buildPracticeBank({
    ...config,
    clock: () => new Date(),
    personas: folders.flatMap(loadPersonas),
  });
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'])
    process.once(event, () => void app.close());
  process.channel?.unref();
  await app.listen({ host: HOST, port: config.port });
  console.log(`Practice bank ready at http://${HOST}:${config.port}`);
}

function reason(error: unknown): string {
  if (errorCodeOf(error) === 'EADDRINUSE')
    return 'The practice bank cannot start: its port is in use. Choose another with PRACTICE_BANK_PORT.';
  return error instanceof Error ? error.message : String(error);
}

start().catch((error: unknown) => {
  console.error(reason(error));
  process.exitCode = 1;
});
