import { expect, type Page, test } from '@playwright/test';
import { resize } from '../support/browser';
import { arriveAt, comeTo, main } from '../support/page';
import { allShown, atRest, watchRequests } from '../support/rest';
import { NOON, startFixedProduct } from './fixed-product';
import { ALL_LOOKS, STORED_LOOKS, fileOf, type Look } from './matrix';
import { enter, PEOPLE, type Person } from './people';

/** A picture of half the size is enough to see a change by, and small enough to keep. */
const SCALE = 0.5;
const QUALITY = 50;
/** Longer than almost every page, so that all of it is near the window and drawn. */
const LONGEST_PX = 6000;

const LOOKS = process.env.LOOKS === 'all' ? ALL_LOOKS : STORED_LOOKS;

let stop: () => Promise<void>;
const pages = new Map<Person, Page>();

test.beforeAll(async ({ browser }) => {
  const product = await startFixedProduct();
  stop = product.stop;
  // One after the other, because the bank counts the ids that it gives.
  for (const person of PEOPLE) {
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

/** The minute at which a figure was read is all that a fixed clock leaves to chance. */
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
 * React holds back what was suspended for up to 300 ms after it has arrived, and a long list draws more rows once the
 * window is longer, so the page has to keep its height and its elements for a while.
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

/** The whole page: the window becomes as long as the page, because a chart is drawn once it is near the window. */
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
