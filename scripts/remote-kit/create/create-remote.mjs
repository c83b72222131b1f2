import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const TEMPLATE = join(import.meta.dirname, 'template');
const USAGE =
  'Type it like this: npm create halyard-remote <name> [-- --team team-coffee --path /coffee --title "Coffee"]';

/** npm leaves the first file out of every package, and tools of this repository would read the second. */
const RENAMED = { gitignore: '.gitignore', 'tsconfig.remote.json': 'tsconfig.json' };

class Refusal extends Error {
  name = 'Refusal';
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_NAME = 41;
const PATH = /^(\/[a-z0-9_-]+)+$/;
/** The text goes into JSON, TypeScript, YAML, and Markdown, so it must have no special characters of any of them. */
const PLAIN_TEXT = /^[\p{L}\p{N}][\p{L}\p{N} &,.-]{0,39}$/u;
/** The shell's own classes use this prefix. */
const TAKEN = new Set(['shl']);

const OPTIONS = {
  team: { type: 'string' },
  path: { type: 'string' },
  title: { type: 'string' },
  packages: { type: 'string' },
};

function read(argv) {
  try {
    return parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${error.message.split('. ')[0]}. ${USAGE}`);
  }
}

function checked(what, text, pattern, words) {
  if (pattern.test(text)) return text;
  throw new Refusal(`${what} ${JSON.stringify(text)} cannot be used: ${words}.`);
}

/** Returns two to eight letters of the name as a prefix that other remotes are unlikely to have. */
function prefixOf(word) {
  const letters = word.replaceAll(/[^a-z]/g, '').slice(0, 8);
  if (letters.length >= 2 && !TAKEN.has(letters)) return letters;
  return `${letters}rem`.slice(0, 8);
}

const capitalized = (word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

function parsedOptions(argv) {
  const { values, positionals } = read(argv);
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0) throw new Refusal(USAGE);
  const words = 'use lower-case letters, digits, and single hyphens, at most 41';
  const short = checked('The name', given, NAME, words).replace(/^mfe-/, '');
  const name = `mfe-${short}`;
  if (name.length > LONGEST_NAME)
    throw new Refusal(`The name ${JSON.stringify(given)} is too long: at most 41 letters.`);
  const word = short.replaceAll('-', ' ');
  const path = checked('The path', values.path ?? `/${short}`, PATH, 'it reads like /coffee');
  const title = values.title ?? capitalized(word);
  return {
    name,
    word,
    path,
    css: prefixOf(short),
    title: checked('The title', title, PLAIN_TEXT, 'use letters, digits, and spaces, at most 40'),
    team: checked('The team', values.team ?? `team-${short}`, NAME, words),
    packages: values.packages,
  };
}

/** Returns the source of Halyard's packages: a registry with versions, or a folder of tarballs. */
function packagesOf({ packages }) {
  if (packages !== undefined && !existsSync(join(packages, 'halyard-remote-kit.tgz'))) {
    throw new Refusal(
      `There are no packages in ${packages}: npm run build writes them to .build/packages.`,
    );
  }
  const versions = JSON.parse(readFileSync(join(import.meta.dirname, 'versions.json'), 'utf8'));
  const from = (name, file) =>
    packages === undefined
      ? versions[name]
      : `file:${resolve(packages, file).replaceAll('\\', '/')}`;
  return {
    ...Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [`version:${name}`, version]),
    ),
    contract: from('@halyard/shared-contracts', 'halyard-shared-contracts.tgz'),
    kit: from('@halyard/remote-kit', 'halyard-remote-kit.tgz'),
  };
}

/** An unknown name stays, because expressions of the workflow have the same brackets. */
const filled = (text, values) =>
  text.replaceAll(/\{\{([\w:@/.-]+)\}\}/g, (whole, key) => values[key] ?? whole);

function fill(folder, values) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(path, filled(readFileSync(path, 'utf8'), values));
  }
}

/** Creates a remote in a new folder below `place` and returns the next steps. Throws a `Refusal`. */
export function createRemote(argv, place) {
  const values = parsedOptions(argv);
  const folder = join(place, values.name);
  if (existsSync(folder)) throw new Refusal(`${folder} exists already.`);
  const texts = { ...values, ...packagesOf(values) };
  mkdirSync(folder);
  cpSync(TEMPLATE, folder, { recursive: true });
  fill(folder, texts);
  for (const [from, to] of Object.entries(RENAMED)) {
    renameSync(join(folder, from), join(folder, to));
  }
  return [
    `Made ${values.name} with one screen at ${values.path}.`,
    '',
    `  cd ${values.name}`,
    '  npm install',
    '  npm start',
  ].join('\n');
}
