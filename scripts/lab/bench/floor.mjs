import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '../../build/compress.mjs';
import { ROOT } from '../../paths.mjs';
import { siteOf } from './twin.mjs';

/** Runs in the page. Returns its markup and its styles. The style attribute of an element becomes a rule. */
function shown() {
  const own = [...document.querySelectorAll('#root [style]')].map((element, at) => {
    element.classList.add(`own-${at}`);
    const rule = `.own-${at} { ${element.getAttribute('style')} }`;
    element.removeAttribute('style');
    return rule;
  });
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const style = rules
    .map(({ cssText }) => cssText)
    .filter((text) => !text.startsWith('@font-face'))
    .concat(own)
    .join('\n');
  return { style, markup: document.getElementById('root').innerHTML };
}

/** Stores home on a phone as a page of only markup and style. No page can show the same content sooner. */
export async function takeFloor(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => localStorage.setItem('onboardingCompleted', 'true'));
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('heading', { name: 'Accounts Overview' }).waitFor();
  const { style, markup } = await page.evaluate(shown);
  await context.close();
  const folder = join(siteOf('floor'), 'shell');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  cpSync(join(ROOT, 'shell/public'), folder, { recursive: true });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title><link rel="stylesheet" href="/assets/floor.css">`;
  const html = `<!doctype html><html lang="en"><head>${head}</head><body><div id="root">${markup}</div></body></html>`;
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'assets', 'floor.css'), style);
  await compressFolder(folder);
}
