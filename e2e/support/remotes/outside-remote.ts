import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './mfe';

const ROOT = join(import.meta.dirname, '../../..');
const PACKAGES = join(ROOT, '.build/packages');
const KIT = 'node_modules/@halyard/remote-kit/remote-kit/halyard-remote.mjs';

async function unpack(tarball: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const args = ['xzf', join(PACKAGES, `${tarball}.tgz`), '-C', folder, '--strip-components=1'];
  const child = spawn('tar', args, { stdio: 'inherit' });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${tarball} cannot be unpacked`);
}

/**
 * The product's own packages come from their tarballs. The other packages come from this repository, because a
 * registry would be slow.
 */
async function install(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  for (const name of ['shared-contracts', 'remote-kit']) {
    await unpack(`halyard-${name}`, join(modules, '@halyard', name));
  }
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const place = join(modules, name);
    if (!existsSync(place)) symlinkSync(join(ROOT, 'node_modules', name), place);
  }
}

/** An `OutsideRemote` is a remote in a folder outside this repository, created and built with only the packed kit. */
export interface OutsideRemote {
  readonly folder: string;
  run(args: readonly string[], env?: NodeJS.ProcessEnv): ReturnType<typeof run>;
  /** Starts `halyard-remote dev`. `said` resolves to the first line that matches. */
  dev(
    args: readonly string[],
    env?: NodeJS.ProcessEnv,
  ): { said(line: RegExp): Promise<string>; stop(): Promise<void> };
  edit(file: string, from: string, to: string): void;
}

/** An `OutsidePlace` is a folder for remotes that has the generator in it. */
export interface OutsidePlace {
  readonly folder: string;
  create(args: readonly string[]): ReturnType<typeof run>;
  /** Installs the packages of the remote that `create` made under this name, and returns it. */
  remote(name: string): Promise<OutsideRemote>;
  remove(): void;
}

function devProcess(folder: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child: ChildProcess = spawn(process.execPath, [KIT, 'dev', ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: unknown) => {
    text += String(chunk);
    for (const listener of listeners) listener();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return {
    said: (line: RegExp) =>
      new Promise<string>((resolve, reject) => {
        const look = () => {
          const found = line.exec(text);
          if (found) resolve(found[1] ?? found[0]);
        };
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`dev ended: ${text}`)));
      }),
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}

function remoteIn(folder: string): OutsideRemote {
  return {
    folder,
    run: (args, env = {}) => run(KIT, args, { cwd: folder, env }),
    dev: (args, env = {}) => devProcess(folder, args, env),
    edit(file, from, to) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not hold: ${from}`);
      writeFileSync(path, before.replace(from, to));
    },
  };
}

/** Packs the kit and creates an empty folder outside the repository. */
export async function outsidePlace(): Promise<OutsidePlace> {
  const packed = await run('scripts/build.mjs', ['packages']);
  if (packed.code !== 0) throw new Error(packed.err);
  const folder = mkdtempSync(join(tmpdir(), 'halyard-outside-'));
  await unpack('create-halyard-remote', join(folder, 'create'));
  return {
    folder,
    create: (args) =>
      run('create/create-halyard-remote.mjs', [...args, '--packages', PACKAGES], { cwd: folder }),
    async remote(name) {
      await install(join(folder, name));
      return remoteIn(join(folder, name));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
