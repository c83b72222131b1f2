import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from './build.mjs';
import { registryOf } from './host.mjs';

/** Returns the path of a program in a package of the project, or null if the package is not installed. */
function programOf(folder, name, program) {
  try {
    const file = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`);
    const { bin } = JSON.parse(readFileSync(file, 'utf8'));
    return join(dirname(file), typeof bin === 'string' ? bin : bin[program]);
  } catch {
    return null;
  }
}

/** Runs a program. If it fails, it has printed the reason, and this returns a sentence. */
function problemOf({ folder }, { name, program, args, words }) {
  const path = programOf(folder, name, program);
  if (!path) return [`${name} is not installed here: run npm install.`];
  const { status } = spawnSync(process.execPath, [path, ...args], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0 ? [] : [words];
}

const TYPES = {
  name: 'typescript',
  program: 'tsc',
  args: ['--noEmit', '--pretty', 'false'],
  words: 'The types are wrong.',
};
const TESTS = { name: 'jest', program: 'jest', args: [], words: 'A test failed.' };

/** The api's rules for `publish` are in this file. The packed kit contains them. */
const GATES = new URL('../gates.mjs', import.meta.url).href;

const KB = 1000;

function sizeOf({ folder }) {
  const { entry, routes } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  const bytes = (name) =>
    readFileSync(join(folder, existsSync(join(folder, `${name}.br`)) ? `${name}.br` : name)).length;
  const kB = (count) => `${(count / KB).toFixed(1)} kB`;
  return [
    `Entry: ${kB(bytes(entry))}`,
    ...routes.map(
      ({ path, preload }) =>
        `${path}: ${kB(preload.reduce((sum, name) => sum + bytes(name), 0))} of 80 kB`,
    ),
  ];
}

/**
 * Checks everything that a team can check before it publishes: the types, the tests with conformance, and the build
 * with all rules of `publish`. With a host, it also checks the registry of the host.
 */
export async function check(project, { host, drops }) {
  const registry = host === undefined ? undefined : await registryOf(host);
  const problems = [...problemOf(project, TYPES), ...problemOf(project, TESTS)];
  const built = await build(project);
  const { buildObjections } = await import(GATES);
  problems.push(...(await buildObjections(built.folder, { registry, drops })));
  if (problems.length > 0) return { ok: false, lines: problems };
  return {
    ok: true,
    lines: [...sizeOf(built), `${project.remote.name}@${built.version} can be published.`],
  };
}
