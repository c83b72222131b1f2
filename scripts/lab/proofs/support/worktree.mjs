import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../paths.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });

/** Links the packages of the working tree. The repository's own workspaces come from the copy. */
function linkPackages(folder) {
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, '@halyard'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@halyard') symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, '@halyard'))) {
    symlinkSync(join(folder, name), join(to, '@halyard', name));
  }
}

/** Creates a copy of the last commit in a separate folder, so that a change has no effect on the working tree. */
export function openWorktree() {
  const folder = join(mkdtempSync(join(tmpdir(), 'halyard-copy-')), 'tree');
  git('worktree', 'add', '--quiet', '--detach', folder, 'HEAD');
  linkPackages(folder);
  return {
    folder,
    close: () => {
      for (const name of readdirSync(join(folder, 'node_modules'))) {
        const path = join(folder, 'node_modules', name);
        if (lstatSync(path).isSymbolicLink()) rmSync(path);
      }
      git('worktree', 'remove', '--force', folder);
    },
  };
}
