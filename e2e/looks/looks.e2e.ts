import { expect, type Page, test } from '@playwright/test';
import { resize } from '../support/browser';
import { arriveAt, comeTo, main } from '../support/page';
import { allShown, atRest, watchRequests } from '../support/rest';
import { NOON, startFixedProduct } from './fixed-product';
import { ALL_LOOKS, STORED_LOOKS, fileOf, type Look } from './matrix';
import { enter, PEOPLE, type Person } from './people';

/** Half the size is enough to see a change, and keeps the files small. */
const SCALE = 0.5;
const QUALITY = 50;
/** This is longer than almost every page, so the whole page is near the window and gets drawn. */
const LONGEST_PX = 6000;

const LOOKS = process.env.LOOKS === 'all' ? ALL_LOOKS : STORED_LOOKS;

let stop: () => Promise<void>;
const pages = new Map<Person, Page>();

test.beforeAll(async ({ browser }) => {
  const product = await startFixedProduct();
  stop = product.stop;
  // The people run one after the other, because the bank numbers its ids.
  for (const person of PEOPLE.filter((each) => LOOKS.some((look) => look.person === each))) {
    const context = await browser.newContext({
      baseURL: product.url,
      deviceScaleFactor: SCALE,
      timezoneId: 'America/New_York',
    });
    await context.clock.setFixedTime(NOON);
    const page = await enter(context, person);
    watchRequests(page);
    pages.set(person, page);
  }
});
test.afterAll(async () => {
  await Promise.all([...pages.values()].map((page) => page.context().close()));
  await stop();
});

/** Blanks the minute at which a figure was read, which is the only part of the clock that still varies. */
const blankMinutes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const old = text.nodeValue ?? '';
      const blank = old.replace(/\d+:\d\d [AP]M/, '12:00 PM');
      if (blank !== old) text.nodeValue = blank;
    }
  });

/**
 * Waits until the page keeps its height and its elements for a while. React delays suspended content for up to 300
 * ms, and a long list draws more rows in a longer window.
 */
const isDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let [drawn, times] = ['', 0];
        const timer = setInterval(() => {
          const { scrollHeight } = document.documentElement;
          const now = `${scrollHeight} ${document.getElementsByTagName('*').length}`;
          times = now === drawn ? times + 1 : 0;
          drawn = now;
          if (times < 4) return;
          clearInterval(timer);
          resolve();
        }, 100);
      }),
  );

/**
 * Takes a picture of the whole page. The window grows to the length of the page, because a chart is drawn only near
 * the window.
 */
async function pictureOf(page: Page, { screen, width, scheme }: Look): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await resize(page, width);
  await comeTo(page, screen.path);
  await arriveAt(page, screen.heading);
  if (screen.loaded) await expect(main(page).getByText(screen.loaded).first()).toBeVisible();
  await atRest(page);
  await page.setViewportSize({ width, height: LONGEST_PX });
  await allShown(page);
  await isDrawn(page);
  await resize(page, width);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await atRest(page);
  await isDrawn(page);
  await blankMinutes(page);
  return page.screenshot({ type: 'jpeg', quality: QUALITY, animations: 'disabled' });
}

for (const look of LOOKS) {
  const { screen, person, width, scheme } = look;
  test(`${screen.path} of the ${person} at ${width} px, ${scheme}, looks as before`, async () => {
    expect(await pictureOf(pages.get(person)!, look)).toMatchSnapshot(fileOf(look), {
      maxDiffPixelRatio: 0.002,
    });
  });
}
