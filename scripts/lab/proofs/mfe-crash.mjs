import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtRemotes } from '../../build/built.mjs';
import { ownStore } from '../../mfe/own-store.mjs';
import { storeCommands } from '../../mfe/publish-built.mjs';

/** Kills a process that writes to a store at random moments and checks the store afterwards. It is run by hand. */
const ROUNDS = 40;
const LONGEST_LIFE_MS = 400;

const WRITER = `
  const [, store, target] = process.argv;
  const { storeCommands } = await import('${import.meta.dirname}/../../mfe/publish-built.mjs');
  const { runCommand } = await storeCommands();
  const world = { store, who: 'writer', now: () => new Date() };
  for (;;) {
    await runCommand(world, 'kill', { target, reason: 'a proof' });
    await runCommand(world, 'revive', { target, reason: 'a proof' });
  }
`;

const folder = mkdtempSync(join(tmpdir(), 'halyard-crash-'));
const store = await ownStore(folder);
const [{ name, version }] = builtRemotes();
const { runCommand } = await storeCommands();
const world = { store, who: 'proof', now: () => new Date() };
const seq = () => Number(readFileSync(join(store, 'current'), 'utf8'));

let [broken, written] = [0, seq()];
for (let round = 0; round < ROUNDS; round += 1) {
  const args = ['--input-type=module', '--eval', WRITER, store, `${name}@${version}`];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  await pause(100 + Math.random() * LONGEST_LIFE_MS);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  const { ok, lines } = await runCommand(world, 'verify', {});
  if (!ok) console.log(lines.join('\n'));
  if (!ok || seq() < written) broken += 1;
  written = seq();
}
const { lines } = await runCommand(world, 'audit', { last: 100_000 });
const lost = lines.filter((line) => line.includes('did not take effect')).length;
console.log(
  `${ROUNDS} processes killed, ${written} registries written, ${lost} cut off before they were in force, ${broken} stores broken`,
);
rmSync(folder, { recursive: true });
process.exitCode = broken === 0 ? 0 : 1;
