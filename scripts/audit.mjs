import { spawnSync } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** A known weakness of at least this severity in a shipped package ends the run with exit code 1. */
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

/** Requests the known weaknesses of the shipped packages. If the registry does not answer, the audit proves nothing. */
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
