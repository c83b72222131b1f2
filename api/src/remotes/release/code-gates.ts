import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact } from './artifact';

const KB = 1000;
/** It is the limit for the Brotli bytes of a route's scripts and styles. */
const ROUTE_BUDGET_BYTES = 80 * KB;

/** Libraries and the bundler's runtime contain these, but never run them. */
const NEVER_RUN = /Function\((?:"return this"|(?:"return "\+)?\w+\.getPublicPath)\)\(\)(?:\(\))?/g;
const EVALUATES = /\beval\(|\bFunction\(/;

const read = ({ folder }: Artifact, name: string) => readFile(join(folder, name), 'utf8');
const ofType = ({ release }: Artifact, type: 'js' | 'css') =>
  Object.keys(release.files).filter((name) => release.files[name]?.type === type);

async function evaluatedCode(artifact: Artifact): Promise<string[]> {
  const found = await Promise.all(
    ofType(artifact, 'js').map(async (name) =>
      EVALUATES.test((await read(artifact, name)).replace(NEVER_RUN, ''))
        ? [`${name} makes code of text (eval or Function), which the page's policy refuses.`]
        : [],
    ),
  );
  return found.flat();
}

/** The largest file of a remote is a chart library of 250 kB. */
const FILE_LIMIT_BYTES = 600 * KB;

const tooLarge = ({ release: { files } }: Artifact): string[] =>
  Object.entries(files)
    .filter(([, { bytes }]) => bytes > FILE_LIMIT_BYTES)
    .map(
      ([name, { bytes }]) =>
        `${name} has ${Math.ceil(bytes / KB)} kB, over the limit of ${FILE_LIMIT_BYTES / KB} kB for a file.`,
    );

async function transferSize({ folder, names }: Artifact, name: string): Promise<number> {
  const sent = names.includes(`${name}.br`) ? `${name}.br` : name;
  return (await stat(join(folder, sent))).size;
}

const shownParts = ({ release: { routes, contributions = [] } }: Artifact) => [
  ...routes,
  ...contributions.map(({ slot, name, preload }) => ({ path: `${slot}/${name}`, preload })),
];

async function overBudget(artifact: Artifact): Promise<string[]> {
  const found = await Promise.all(
    shownParts(artifact).map(async ({ path, preload }) => {
      const sizes = await Promise.all(preload.map((name) => transferSize(artifact, name)));
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      return bytes > ROUTE_BUDGET_BYTES
        ? [
            `${path} takes ${Math.ceil(bytes / KB)} kB, over the budget of ${ROUTE_BUDGET_BYTES / KB} kB.`,
          ]
        : [];
    }),
  );
  return found.flat();
}

export async function codeGates(artifact: Artifact): Promise<string[]> {
  // Only a publication needs the parser; it would take a part of each start.
  const { styleGates } = await import('./style-gates');
  const found = await Promise.all([
    evaluatedCode(artifact),
    styleGates(artifact),
    overBudget(artifact),
  ]);
  return [...found.flat(), ...tooLarge(artifact)];
}
