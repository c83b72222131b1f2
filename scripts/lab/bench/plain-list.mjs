import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { BUILD, ROOT } from '../../paths.mjs';
import { browserConfig } from '../../rspack/browser.mjs';

const FOLDER = join(BUILD, 'bench', 'plain-list');

function buildScript() {
  const base = browserConfig({ name: 'mfe-dashboard', dev: false, cssPrefix: 'bench-plain-list' });
  const config = {
    ...base,
    cache: false,
    entry: { list: join(ROOT, 'scripts/lab/bench/twin/plain-list.mjs') },
    output: { path: FOLDER, filename: '[name].js', clean: true },
  };
  return new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve(readFileSync(join(FOLDER, 'list.js'), 'utf8'));
    });
  });
}

/** In the page: leaves a row of each look, met on a walk through the list, and takes out every script. */
async function stillWithLooks() {
  const steps = 100;
  const scroller = document.querySelector('[aria-rowcount]').parentElement;
  const drawn = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const looks = new Map();
  for (let step = steps; step >= 0; step -= 1) {
    scroller.scrollTop = (step / steps) * scroller.scrollHeight;
    await drawn();
    for (const row of scroller.querySelectorAll('[role="row"]:has(button)')) {
      const [what, , , amount] = row.children;
      const look = `${what.lastElementChild.textContent} ${amount.textContent.startsWith('+')}`;
      looks.set(look, row.outerHTML);
    }
  }
  for (const [look, html] of looks) {
    const template = document.createElement('template');
    template.dataset.look = look;
    template.innerHTML = html;
    document.body.append(template);
  }
  document
    .querySelectorAll('script, link[rel*="preload"], meta[http-equiv]')
    .forEach((each) => each.remove());
  return document.documentElement.outerHTML;
}

/**
 * A page of the transactions that looks as the product's does and is drawn without React. Answers what opens it in a tab
 * of the person whose rows they are.
 */
export async function plainList({ url, context }, openList) {
  const script = await buildScript();
  const page = await context.newPage();
  await openList(page);
  const markup = await page.evaluate(stillWithLooks);
  await page.close();
  const html = markup.replace(
    '</body>',
    '<script type="module" src="/plain-list.js"></script></body>',
  );
  return async (tab) => {
    const fulfil = (contentType, body) => (route) => route.fulfill({ contentType, body });
    await tab.route(`${url}/plain-list`, fulfil('text/html', `<!doctype html>${html}`));
    await tab.route(`${url}/plain-list.js`, fulfil('text/javascript', script));
    await tab.goto(`${url}/plain-list`);
    await tab.locator('html[data-plain-list="ready"]').waitFor();
  };
}
