import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact } from './artifact';

const KB = 1000;
/** Brotli bytes of a route's scripts and styles. */
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

/** As in a browser, an unclosed comment takes the rest of the sheet. */
const withoutComments = (css: string): string =>
  css
    .split('/*')
    .map((part, index) => {
      const end = part.indexOf('*/');
      return index === 0 ? part : end === -1 ? '' : part.slice(end + 2);
    })
    .join('');

function foreignSelectors(css: string, prefix: string): string[] {
  const bare = withoutComments(css).replace(/"[^"]*"|'[^']*'/g, '""');
  const preludes = bare
    .split('{')
    .slice(0, -1)
    .map((text) => text.split(/[};]/).at(-1) ?? '')
    .filter((text) => text !== '')
    .map((text) => text.trim());
  const selectors = preludes.filter((text) => !text.startsWith('@') && !isKeyframe(text));
  return selectors.filter((text) => !isOwn(text, prefix));
}

const isKeyframe = (text: string): boolean => /^(from|to|[\d.]+%)(\s*,|$)/.test(text);

/** A nested rule belongs to its parent; any other rule needs a class of the remote. */
function isOwn(selector: string, prefix: string): boolean {
  const classes = [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
  const isNested = selector.startsWith('&');
  return (isNested || classes.length > 0) && classes.every((name) => name.startsWith(`${prefix}_`));
}

const SHOWN_SELECTORS = 3;

async function foreignStyles(artifact: Artifact): Promise<string[]> {
  const { css } = artifact.release.owns;
  const found = await Promise.all(
    ofType(artifact, 'css').map(async (name) => {
      const selectors = foreignSelectors(await read(artifact, name), css);
      const more = selectors.length - SHOWN_SELECTORS;
      return [
        ...selectors
          .slice(0, SHOWN_SELECTORS)
          .map((each) => `${name} styles "${each}", which does not start with .${css}_.`),
        ...(more > 0 ? [`${name} styles ${more} more that do not.`] : []),
      ];
    }),
  );
  return found.flat();
}

async function transferSize({ folder, names }: Artifact, name: string): Promise<number> {
  const sent = names.includes(`${name}.br`) ? `${name}.br` : name;
  return (await stat(join(folder, sent))).size;
}

async function overBudget(artifact: Artifact): Promise<string[]> {
  const found = await Promise.all(
    artifact.release.routes.map(async ({ path, preload }) => {
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
  const found = await Promise.all([
    evaluatedCode(artifact),
    foreignStyles(artifact),
    overBudget(artifact),
  ]);
  return found.flat();
}
