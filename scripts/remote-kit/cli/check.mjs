import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from './build.mjs';
import { registryOf } from './host.mjs';

/** The program that a package of the project brings; null where it is not installed. */
function programOf(folder, name, program) {
  try {
    const file = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`);
    const { bin } = JSON.parse(readFileSync(file, 'utf8'));
    return join(dirname(file), typeof bin === 'string' ? bin : bin[program]);
  } catch {
    return null;
  }
}

/** Runs one of them; answers a sentence where it failed, after it has said why itself. */
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

/** What `publish` refuses, from the api: the packed kit has it as one file. */
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
 * Everything that a team can know before it publishes: the types, the tests (conformance among them), and the build, held
 * against all that `publish` refuses. With a host, its registry too.
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
