import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** `Said` is the exit code and the output of a command. */
interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a script of this repository until it ends. */
export function run(
  program: string,
  args: readonly string[],
  { cwd = ROOT, env = {} }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Said> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd,
      env: { ...process.env, ...env },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** Runs the command line of the remote platform. */
export const mfe = (args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Said> =>
  run('scripts/mfe.mjs', args, env ? { env } : {});

/** Runs it on a machine whose clock is shifted by some days. */
export const mfeDaysFromNow = (days: number, args: readonly string[]): Promise<Said> =>
  mfe(args, {
    NODE_OPTIONS: `--import=${join(ROOT, 'e2e/setup/shifted-clock.mjs')}`,
    CLOCK_SHIFT_MS: String(days * 86_400_000),
  });
