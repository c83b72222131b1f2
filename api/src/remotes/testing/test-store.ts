import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { KeyRing, RemoteRelease } from '@halyard/shared-contracts/remote/registry';
import { runCommand } from '../command/run';
import type { Outcome, World } from '../command/world';
import type { ShellRelease } from '../release/shell-artifact';

export interface BuildOptions extends Partial<Omit<RemoteRelease, 'files'>> {
  /** It is the text of each file; the entry is added. */
  readonly sources?: Readonly<Record<string, string>>;
}

export interface ShellOptions extends Partial<Omit<ShellRelease, 'files'>> {
  /** It is the text of each file; a page is added. */
  readonly sources?: Readonly<Record<string, string>>;
}

const NAME = 'mfe-money';

const described = (text: string, name: string) => ({
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  bytes: Buffer.byteLength(text),
  type: name.endsWith('.css') ? ('css' as const) : ('js' as const),
});

export function testStore() {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-mfe-'));
  const store = join(folder, 'store');
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const keys: KeyRing = { k1: raw.toString('base64') };
  mkdirSync(join(store, 'keys'), { recursive: true });
  writeFileSync(join(store, 'keys/k1.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(join(store, 'keys/ring.json'), JSON.stringify({ signing: 'k1', keys }));
  let now = new Date('2026-11-20T10:00:00Z');
  let builds = 0;
  const world: World = { store, who: 'ci', now: () => now };

  const build = (version: string, options: BuildOptions = {}): string => {
    const { sources = {}, ...changed } = options;
    const name = changed.name ?? NAME;
    const global = changed.global ?? `${name}__${version}`.replace(/\W/g, '_');
    const entry = changed.entry ?? 'remoteEntry.0123456789.js';
    const texts = { [entry]: `var ${global}={}`, ...sources };
    const release: RemoteRelease = {
      name,
      version,
      owner: 'team-money',
      critical: false,
      shared: { react: '^19.0.0' },
      base: `/remotes/${name}/${version}/`,
      entry,
      global,
      contract: { builtWith: '1.0.0', requires: '^1.0.0' },
      routes: [{ path: '/budget', title: 'Budget', loading: 'Loading...', preload: [entry] }],
      owns: { slices: [], endpoints: ['money'], css: 'mone' },
      files: Object.fromEntries(
        Object.entries(texts).map(([file, text]) => [file, described(text, file)]),
      ),
      ...changed,
    };
    const place = join(folder, `build-${(builds += 1)}`);
    mkdirSync(place);
    for (const [file, text] of Object.entries(texts)) writeFileSync(join(place, file), text);
    writeFileSync(join(place, 'remote.json'), JSON.stringify(release));
    return place;
  };

  const buildShell = (version: string, options: ShellOptions = {}): string => {
    const { sources, ...changed } = options;
    const texts = { 'index.html': `<title>${version}</title>`, ...sources };
    const release: ShellRelease = {
      version,
      contract: { current: '1.0.0', supported: '^1.0.0' },
      shared: { react: '19.3.1' },
      keys,
      files: Object.fromEntries(
        Object.entries(texts).map(([file, text]) => [file, described(text, file)]),
      ),
      ...changed,
    };
    const place = join(folder, `shell-${(builds += 1)}`);
    for (const [file, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(place, file)), { recursive: true });
      writeFileSync(join(place, file), text);
    }
    writeFileSync(join(place, 'shell.json'), JSON.stringify(release));
    return place;
  };

  const run = (command: string, params: Readonly<Record<string, unknown>> = {}): Promise<Outcome> =>
    runCommand(world, command, { reason: 'a test', ...params });

  return {
    store,
    keys,
    world,
    build,
    run,
    buildShell,
    async goLive(options: ShellOptions = {}, brings: readonly string[] = []): Promise<Outcome> {
      const version = options.version ?? `0.0.${(builds += 1)}`;
      const outcome = await run('shell-publish', { from: buildShell(version, options) });
      const isLive = outcome.lines.some((line) => line.includes('first shell'));
      return isLive ? outcome : run('shell-promote', { version, brings });
    },
    /** It also moves the clock by a minute. */
    async publish(version: string, options: BuildOptions = {}): Promise<Outcome> {
      const outcome = await run('publish', { from: build(version, options) });
      now = new Date(now.getTime() + 60_000);
      return outcome;
    },
    passDays: (days: number) => void (now = new Date(now.getTime() + days * 86_400_000)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type TestStore = ReturnType<typeof testStore>;
