import { execFileSync } from 'node:child_process';
import { PlainFailure } from '../../run/plain-failure.mjs';
import { build } from './build.mjs';
import { ask, hostIn } from './host.mjs';

function currentCommit(cwd) {
  try {
    const options = { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
  } catch {
    return null;
  }
}

/** Builds the remote and publishes the version to the store of a host. */
export async function publish(project, { host, reason, drops }) {
  const address = hostIn({ host });
  if (reason === undefined) throw new PlainFailure('--reason is missing.');
  const { folder } = await build(project);
  const release = {
    from: folder,
    reason,
    commit: currentCommit(project.folder),
    ...(drops ? { drops } : {}),
  };
  return ask(project, address, 'publish', release);
}
