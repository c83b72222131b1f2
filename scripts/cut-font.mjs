/**
 * Cuts Inter to the weights and letters that tokens.css declares, with every feature of the Latin file. The result is kept
 * in the repository: a build needs no tool for it, and every build has the same bytes. The tool is no dependency, it is
 * installed when the font is to be cut again:
 *
 *   npm install --no-save subset-font@2.9.0 && node scripts/cut-font.mjs
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const SOURCE = join(ROOT, 'node_modules/@fontsource-variable/inter');
const UI = join(ROOT, 'shared-contracts/src/ui');

const [face] = /@font-face \{[^}]*'Inter Variable'[^}]*\}/.exec(
  readFileSync(join(UI, 'tokens.css'), 'utf8'),
);
const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face).map(Number);
const letters = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
  ([, first, last]) => {
    const [from, to] = [parseInt(first, 16), parseInt(last ?? first, 16)];
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  },
);

const { default: subsetFont } = await import('subset-font');
const whole = readFileSync(join(SOURCE, 'files/inter-latin-wght-normal.woff2'));
const cut = await subsetFont(whole, String.fromCodePoint(...letters), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min, max } },
});
mkdirSync(join(UI, 'fonts'), { recursive: true });
writeFileSync(join(UI, 'fonts/inter-latin.woff2'), cut);
copyFileSync(join(SOURCE, 'LICENSE'), join(UI, 'fonts/LICENSE'));
console.log(
  `Weights ${min} to ${max}, ${letters.length} letters: ${whole.length} bytes cut to ${cut.length}`,
);
