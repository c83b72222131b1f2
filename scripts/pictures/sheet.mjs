import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

const FOLDER = join(ROOT, 'e2e/looks/pictures');
const SHEET = join(ROOT, 'docs/screens.png');

/** Long screens are cut at this height in CSS px, because their upper part is enough to recognize them. */
const WIDTH = 1600;
const HEIGHT = 300;
const PHONE_WIDTH = 140;
const DESKTOP_WIDTH = 300;

const src = (file) =>
  `data:image/jpeg;base64,${readFileSync(join(FOLDER, file)).toString('base64')}`;

const figure = (file) =>
  `<figure><img width="${file.includes('-390-') ? PHONE_WIDTH : DESKTOP_WIDTH}" src="${src(file)}"><figcaption>${file.replace('.jpg', '')}</figcaption></figure>`;

const STYLE = `
  main { display: flex; flex-wrap: wrap; gap: 12px; padding: 12px; background: #8a8f98; }
  figure { display: grid; width: min-content; margin: 0; font: 11px sans-serif; color: #fff; }
  img { height: ${HEIGHT}px; border-radius: 4px; object-fit: cover; object-position: top; }
`;

/** Draws one picture of all screens, light and dark, from the pictures that the browser tests compare. */
export async function makeSheet(browser) {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jpg'));
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.setContent(`<style>${STYLE}</style><main>${files.map(figure).join('')}</main>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  writeFileSync(SHEET, await page.locator('main').screenshot());
  await page.close();
  console.log(`docs/screens.png: ${files.length} pictures`);
}
