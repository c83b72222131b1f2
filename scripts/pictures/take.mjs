import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { ROOT } from '../paths.mjs';
import { ensureTestChromium } from '../run/chromium.mjs';
import { headingsIn, PICTURES, SCHEMES } from './pictures.mjs';
import { makeSheet } from './sheet.mjs';

const FOLDER = join(ROOT, 'shell/public/pictures');
const QUALITY = 80;
const SETTLED_MS = 1_500;

/**
 * A screen has few colors, so a palette makes its picture smaller than a lossy encoding, and its letters stay sharp.
 * The largest paint of the landing page waits for its first picture.
 */
async function asWebp(png) {
  const few = await sharp(png).png({ palette: true, quality: QUALITY }).toBuffer();
  return sharp(few).webp({ lossless: true, effort: 6 }).toBuffer();
}

async function take(browser, base, picture, colorScheme) {
  const { name, path, width, height, scale } = picture;
  const context = await browser.newContext({
    colorScheme,
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => localStorage.setItem('onboardingCompleted', 'true'));
  const page = await context.newPage();
  await page.goto(base + path);
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const headings = await page.evaluate(headingsIn);
  const webp = await asWebp(await page.screenshot());
  writeFileSync(join(FOLDER, `${name}-${colorScheme}.webp`), webp);
  console.log(`${name}-${colorScheme}.webp: ${webp.length} bytes`);
  await context.close();
  return headings;
}

/** Takes the pictures of the landing page from the product that runs at `base`, and makes the sheet of all screens. */
export async function takePictures(base) {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: ensureTestChromium(console.error) });
  const shown = {};
  for (const picture of PICTURES) {
    for (const scheme of SCHEMES) {
      shown[picture.name] = await take(browser, base, picture, scheme);
    }
  }
  writeFileSync(join(ROOT, 'scripts/pictures/shown.json'), `${JSON.stringify(shown, null, 2)}\n`);
  await makeSheet(browser);
  await browser.close();
}
