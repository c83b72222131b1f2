import { spread, THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityProblems, horizontalOverflow } from '../../support/accessibility';
import { DESKTOP, PHONE, resize, visitsOf } from '../../support/browser';
import { tabWalk } from '../../support/input/tab-walk';
import { main } from '../../support/page';
import { atRest } from '../../support/rest';
import { linkPersona } from '../../support/services/practice-bank';
import { thoroughTest } from '../../support/thorough-test';
import { PEOPLE } from './people';

const visit = visitsOf();

/** Only the thorough run includes the other people. */
const USUAL = 'family';

/** Each entry is a screen and a text that appears with its figures. */
const SCREENS = [
  ['/wealth-plan', /futures tried/],
  ['/what-if', /Free of debt/],
  ['/score', /Halyard’s own score/],
  ['/protection', /Two rules of thumb/],
  ['/investments', /What they returned|No investments yet/],
  ['/fact-finder-summary', /The next three steps/],
] as const;

/** These words advise or promise. Headings of buttons and links do not count. */
const ADVICE =
  /\b(?:you should|you must|we recommend|we advise|our advice|guaranteed|risk-free|will certainly|you will be able to retire|fico)\b/i;

/** The usual run walks through some of these screens by keyboard. */
const WALKED = spread(SCREENS, 1);

async function expectWalkable(page: Page, path: string): Promise<void> {
  const { stops, missed, unmarked } = await tabWalk(page);
  expect.soft({ path, missed, unmarked }).toEqual({ path, missed: [], unmarked: [] });
  expect(stops).toBeGreaterThan(0);
}

async function expectClean(page: Page, path: string, isJudged = true): Promise<void> {
  expect.soft(await horizontalOverflow(page), path).toBe(0);
  expect.soft(isJudged ? await accessibilityProblems(page) : [], path).toEqual([]);
  expect.soft(await main(page).innerText(), path).not.toMatch(ADVICE);
}

for (const [name, persona, dob] of PEOPLE.filter(([who]) => THOROUGH || who === USUAL)) {
  thoroughTest(
    `the ${name} go through the long run on a desktop and on a phone, also by keyboard`,
    async () => {
      test.setTimeout(240_000);
      const { page, context } = await visit({ width: DESKTOP });
      await linkPersona(page, persona);
      const facts = await (await context.request.get('/api/finance/fact-finder')).json();
      await context.request.put('/api/finance/fact-finder', {
        data: {
          ...facts,
          personal: { ...facts.personal, dob },
          family: { dependents: 1, supportYears: 10 },
        },
      });
      for (const screen of SCREENS) {
        const [path, text] = screen;
        await page.goto(path);
        await expect(main(page).getByText(text).first()).toBeVisible();
        await atRest(page);
        await expectClean(page, path, THOROUGH);
        if (WALKED.includes(screen)) await expectWalkable(page, path);
        await resize(page, PHONE);
        await expectClean(page, `${path} on a phone`);
        await resize(page, DESKTOP);
      }
    },
  );
}
