import { ensureInstalled } from './install.mjs';
import { endWith } from './plain-failure.mjs';

/**
 * Installs what a command lacks, and only then reads the files that need it: a fresh clone has no packages, and a command
 * that imported one would end in a stack trace. `all: false` is enough for a command that only builds or runs.
 */
export async function command(load, { all = true } = {}) {
  try {
    // A command may be read by another program, so what is said of the installation goes beside its output.
    await ensureInstalled(console.error, { all });
    await load();
  } catch (error) {
    endWith(error);
  }
}
