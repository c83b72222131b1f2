import { spawnSync } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** From this severity on a known weakness of what we ship ends the run with 1. */
const STOPS = ['high', 'critical'];

function report() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 120_000,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return null;
  }
}

/** Asks the registry for known weaknesses of what we ship; without an answer from the registry, nothing is proven. */
function audit() {
  const counts = report()?.metadata?.vulnerabilities;
  if (!counts) {
    console.log('NOT AUDITED: the registry gave no answer on known weaknesses.');
    return 0;
  }
  const found = Object.entries(counts).filter(([name, count]) => name !== 'total' && count > 0);
  console.log(found.map(([name, count]) => `${count} ${name}`).join(', ') || 'No known weakness');
  return found.some(([name]) => STOPS.includes(name)) ? 1 : 0;
}

process.exitCode = audit();
