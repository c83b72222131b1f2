import { ensureInstalled } from './install.mjs';
import { endWith } from './plain-failure.mjs';

/**
 * Installs what a command needs before it loads the files that need it. A fresh clone has no packages, and
 * importing one would end in a stack trace. `all: false` is enough for a command that only builds or runs.
 */
export async function command(load, { all = true } = {}) {
  try {
    // Another program may read the command's output, so messages of the installation go to standard error.
    await ensureInstalled(console.error, { all });
    await load();
  } catch (error) {
    endWith(error);
  }
}
