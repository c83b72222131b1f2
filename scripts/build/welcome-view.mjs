import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CACHE, ROOT } from '../paths.mjs';
import { SHELL_NAMES } from '../rspack/shell-names.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';

const require = createRequire(import.meta.url);
const BEFORE_APP = join(ROOT, 'shell/src/welcome/before-app.js');

async function compilePrerender(folder) {
  const { default: rspack } = await import('@rspack/core');
  const { prerenderConfig } = await import('../rspack/prerender-config.mjs');
  const compiler = rspack(prerenderConfig(folder));
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors())
    throw new PlainFailure(stats.toString({ preset: 'errors-only', colors: false }));
}

async function welcomeMarkup() {
  const folder = join(CACHE, 'prerender');
  await compilePrerender(folder);
  const file = join(folder, 'prerender.cjs');
  delete require.cache[file];
  return require(file).welcomeMarkup();
}

/** Fails if a class name of the markup is not in the shell's styles, because the page would then have no style. */
function assertStyled(markup, css) {
  const names = [...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, list]) => list.split(' '));
  const unknown = names.find(
    (name) => name.startsWith(`${SHELL_NAMES.owns.css}_`) && !css.includes(`.${name}`),
  );
  if (unknown)
    throw new PlainFailure(
      `The prerendered welcome screen has the class ${unknown}, which no style names.`,
    );
}

/** Fills the empty root in the page of new visitors with the style, the screen, and a small script. */
export async function writeWelcomeView(folder) {
  const assets = join(folder, 'assets');
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
  const css = sheets.map((name) => readFileSync(join(assets, name), 'utf8')).join('');
  const own = sheets.find((name) => name.startsWith('welcome.'));
  const hash = createHash('sha384')
    .update(readFileSync(join(assets, own)))
    .digest('base64');
  const markup = await welcomeMarkup();
  assertStyled(markup, css);
  const style = `<link rel="stylesheet" href="/assets/${own}" integrity="sha384-${hash}" crossorigin="anonymous">`;
  const script = `<script>\n${readFileSync(BEFORE_APP, 'utf8')}</script>`;
  writeFileSync(
    join(folder, 'welcome-view.html'),
    `${style}<div id="root">${markup}</div>${script}`,
  );
}
