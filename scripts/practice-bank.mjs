import { join } from 'node:path';
import { API_DIR } from './paths.mjs';
import { onEndSignal } from './run/end-signals.mjs';
import { ensureInstalled } from './run/install.mjs';
import { endWith } from './run/plain-failure.mjs';
import { startService } from './run/service.mjs';
import { ensureBuilt } from './run/start.mjs';

try {
  await ensureInstalled(console.log, { all: false });
  await ensureBuilt();
  const bank = startService('The practice bank', join(API_DIR, 'practice-bank/server.mjs'), {});
  await bank.ready;
  console.log(
    `The practice bank is ready: http://127.0.0.1:${process.env.PRACTICE_BANK_PORT ?? 5002}`,
  );
  onEndSignal(() => void bank.stop().then(() => process.exit(0)));
  process.exitCode = (await bank.closed) ?? 0;
} catch (error) {
  endWith(error);
}
