import { demoHousehold } from '@halyard/shared-contracts/demo';
import {
  BLOCK_YEARS,
  marketFor,
  outcomeOf,
  PATHS,
  planOf,
  SEED,
  SOURCED,
} from '@halyard/shared-contracts/long-run';
import { decodeAssumptions, NO_ASSUMPTIONS } from '@halyard/shared-contracts/wire';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityProblems, horizontalOverflow } from '../../support/accessibility';
import { DESKTOP, PHONE, resize, visitsOf } from '../../support/browser';
import { card, expectMessage, main } from '../../support/page';
import { linkPersona } from '../../support/services/practice-bank';
import { journeyWidths } from '../../support/widths';
import { PEOPLE } from './people';

const visit = visitsOf();

const ahead = (page: Page) => card(page, 'The years ahead');

async function showAhead(page: Page): Promise<void> {
  await page.goto('/wealth-plan');
  await expect(ahead(page).getByText(/5,000 futures tried/)).toBeVisible();
  await ahead(page).getByText('What this assumes').scrollIntoViewIfNeeded();
  await expect(ahead(page).getByText('Loading chart...')).toHaveCount(0);
}

const NOTHING_CHOSEN = decodeAssumptions(NO_ASSUMPTIONS);

const dollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en-US')}`;

// Covers P3-C1-3.
test('the browser computes the same cents as Node', async () => {
  const { page } = await visit();
  await showAhead(page);
  const { plan } = planOf(demoHousehold(), NOTHING_CHOSEN)!;
  const { fan } = outcomeOf(
    plan,
    marketFor('blocks', SOURCED.marketReturns.value, {
      seed: SEED,
      paths: PATHS,
      blockYears: BLOCK_YEARS,
    }),
  );
  await ahead(page).getByRole('button', { name: 'View as table' }).click();
  const rows = await ahead(page)
    .getByRole('table', { name: 'What your accounts hold, in today’s dollars' })
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => row.children[1]?.textContent));
  expect(rows).toEqual(fan[2]!.map(dollars));
});

const widths = journeyWidths(PHONE);

for (const [name, persona, dob] of PEOPLE) {
  test(`the years ahead, taxes, and need of the ${name} at ${widths.join(' and ')} px`, async () => {
    const { page, context } = await visit({ width: DESKTOP });
    await linkPersona(page, persona);
    await page.goto('/wealth-plan');
    await expect(ahead(page).getByText('Your age is not known')).toBeVisible();
    const facts = await (await context.request.get('/api/finance/fact-finder')).json();
    await context.request.put('/api/finance/fact-finder', {
      data: { ...facts, personal: { ...facts.personal, dob } },
    });
    for (const width of widths) {
      await resize(page, width);
      await showAhead(page);
      const assumes = ahead(page).getByRole('button', { name: 'What this assumes' });
      await assumes.focus();
      await page.keyboard.press('Enter');
      await expect(ahead(page).getByLabel('You retire at')).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      if (process.env.LOOK_AT)
        await main(page).screenshot({ path: `${process.env.LOOK_AT}/${name}-${width}.png` });
    }
    for (const [path, title] of [
      ['/income', 'Taxes of a year, by the rules of 2026'],
      ['/protection', 'What others would need'],
    ] as const) {
      await page.goto(path);
      await card(page, title).scrollIntoViewIfNeeded();
      await expect(card(page, title)).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      if (process.env.LOOK_AT)
        await card(page, title).screenshot({
          path: `${process.env.LOOK_AT}/${name}${path.replace('/', '-')}.png`,
        });
    }
    await showAhead(page);
    await ahead(page).getByRole('button', { name: 'What this assumes' }).click();
    await ahead(page).getByLabel('Money has to last to').fill('90');
    await page.keyboard.press('Enter');
    await expectMessage(page, 'Assumptions saved');
    await expect(ahead(page).getByText(/to 90/).first()).toBeVisible();
    expect(await main(page).innerText()).not.toMatch(/fico/i);
  });
}
