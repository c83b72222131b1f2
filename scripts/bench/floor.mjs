import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '../build/compress.mjs';
import { siteOf } from './twin.mjs';

/** In the page: what it shows, and the style that it shows it in. */
function shown() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const style = rules
    .map(({ cssText }) => cssText)
    .filter((text) => !text.startsWith('@font-face'))
    .join('\n');
  return { style, markup: document.getElementById('root').innerHTML };
}

/** Takes home as it stands on a phone as a page of markup and style alone: nothing can show the same sooner. */
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
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title><link rel="stylesheet" href="/assets/floor.css">`;
  const html = `<!doctype html><html lang="en"><head>${head}</head><body><div id="root">${markup}</div></body></html>`;
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'assets', 'floor.css'), style);
  await compressFolder(folder);
}
