import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CODE_BLOCK = /^```[^\n]*\n([\s\S]*?)^```/gm;
const CODE_SPAN = /`([^`\n]+)`/g;
const NODE = /\bnode (scripts\/[\w./-]+)/g;
const NPM = /\bnpm run ([\w:-]+)(?![\w:<-])/g;
const JEST = /\bnpx jest ([^#]*)/;

const PACKAGES = ['package.json', 'scripts/remote-kit/create/template/package.json'];

const scriptsIn = (root) =>
  PACKAGES.map((file) => join(root, file))
    .filter(existsSync)
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}));

const commandsIn = (text) => [
  ...[...text.matchAll(CODE_BLOCK)].flatMap(([, block]) => block.split('\n')),
  ...[...text.replace(CODE_BLOCK, '').matchAll(CODE_SPAN)].map(([, span]) => span),
];

const matches = (command, pattern) => [...command.matchAll(pattern)].map(([, name]) => name);

/** Jest takes every word after `--selectProjects` up to the next option as a project, and then runs all its tests. */
function jestProblems(command, names) {
  const [, text = ''] = JEST.exec(command) ?? [];
  const words = text.replace(/--testPathPatterns \S+/, '').split(/\s+/);
  const paths = words.filter((word) => /^[a-z][\w-]*\//.test(word));
  const isTaken = /--selectProjects(?: \w[\w-]*)+\//.test(command);
  return [
    ...(isTaken ? [`${command} passes a path to --selectProjects`] : []),
    ...paths
      .filter((path) => !names.some((name) => name.startsWith(path)))
      .map((path) => `no test is in ${path}`),
  ];
}

/** Returns the commands of one document that name a script, a command of npm, or a test that does not exist. */
export function commandProblems(root, { file, text }, names) {
  const scripts = new Set(scriptsIn(root));
  return commandsIn(text)
    .flatMap((command) => [
      ...matches(command, NODE)
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${path} does not exist`),
      ...matches(command, NPM)
        .filter((name) => !scripts.has(name))
        .map((name) => `there is no npm run ${name}`),
      ...jestProblems(command, names),
    ])
    .map((problem) => `${file}: ${problem}`);
}
