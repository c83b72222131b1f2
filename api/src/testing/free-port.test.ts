import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const ASK = `
  const { freePort } = await import(process.argv[1]);
  const ports = [];
  for (let i = 0; i < 400; i += 1) ports.push(await freePort());
  process.stdout.write(JSON.stringify(ports), () => process.stdout.end());
  process.stdin.resume();
`;

/** Starts a process that asks for 400 ports and runs until its standard input ends. */
function asker() {
  const module = join(__dirname, '../../../scripts/run/port.mjs');
  return spawn(process.execPath, ['--input-type=module', '-e', ASK, module], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

it('gives two processes 800 different ports while no server listens on them yet', async () => {
  const askers = [asker(), asker()];
  const answers = await Promise.all(askers.map(({ stdout }) => text(stdout)));
  for (const { stdin } of askers) stdin.end();
  await Promise.all(askers.map((child) => once(child, 'close')));
  expect(new Set(answers.flatMap((ports) => JSON.parse(ports))).size).toBe(800);
});
