import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../../paths.mjs';
import { line } from '../statistics.mjs';

/** Runs the proof that imports 100,000 transactions of a bank while others use the api. */
export async function benchVolume() {
  const file = join(ROOT, 'scripts/lab/proofs/bank-volume.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [file], { cwd: ROOT, encoding: 'utf8' });
  const text = /\{[\s\S]*\}/.exec(stdout)?.[0];
  if (!text) throw new Error(`the proof said nothing: ${stderr.slice(-500)}`);
  const { tookMs, isEqual, megabytes, ofStatus } = JSON.parse(text);
  if (!isEqual) throw new Error('the database does not hold what the bank sent');
  return [
    line('', '100,000 rows, bank to database', [tookMs], { unit: 'ms' }),
    line('', 'memory of the api meanwhile', [megabytes], { unit: 'MB', most: 300 }),
    line('', 'p99 of other reads meanwhile', [ofStatus.p99], { unit: 'ms', most: 50 }),
  ];
}
