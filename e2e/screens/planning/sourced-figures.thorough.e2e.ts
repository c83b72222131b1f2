import { SOURCED } from '@halyard/shared-contracts/long-run';
import { expect, test } from '@playwright/test';
import { visitsOf } from '../../support/browser';
import { arriveAt, comeTo, main } from '../../support/page';
import { atRest } from '../../support/rest';
import { SCREENS } from '../../support/screens';

const visit = visitsOf();

const SMALLEST = 5_000;

/** These screens must have citations. */
const CITING = ['/income', '/wealth-plan'];

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(numbersIn)
      : [];

/**
 * Tells whether an amount is specific enough to identify a source. Round thousands also appear in budgets and
 * balances.
 */
const isTelling = (value: number): boolean => value >= SMALLEST && value % 1_000 !== 0;

/**
 * Maps each specific amount, as screens print it, to its citations. Yearly series are left out because their
 * amounts are common.
 */
const CITATIONS = new Map<string, Set<string>>();
for (const figure of Object.values(SOURCED)) {
  if (/Wage Index|Benefit Base/.test(figure.citation)) continue;
  for (const amount of numbersIn(figure.value).filter(isTelling)) {
    const text = `$${amount.toLocaleString('en-US')}`;
    CITATIONS.set(text, (CITATIONS.get(text) ?? new Set()).add(figure.citation));
  }
}

/** Returns the sourced amounts in a text that contains none of their citations. */
const uncited = (text: string): string[] =>
  [...CITATIONS]
    .filter(([amount]) => new RegExp(`\\${amount}(?![\\d,])`).test(text))
    .filter(([, citations]) => ![...citations].some((citation) => text.includes(citation)))
    .map(([amount]) => amount);

test('no screen shows a sourced figure without its citation', async () => {
  expect(uncited('Deductions $16,100')).toEqual(['$16,100']);
  const { page } = await visit({ noise: 'anything' });
  const found: string[] = [];
  const cited: string[] = [];
  for (const { path, heading } of SCREENS) {
    await comeTo(page, path);
    await arriveAt(page, heading);
    await expect(main(page).getByText('Please wait while we fetch your data')).toHaveCount(0);
    await atRest(page);
    const text = (await main(page).textContent()) ?? '';
    found.push(...uncited(text).map((each) => `${path}: ${each}`));
    if (/Rev\. Proc\./.test(text)) cited.push(path);
    expect(text).not.toMatch(/\bfico\b/i);
  }
  expect(found).toEqual([]);
  expect(cited).toEqual(expect.arrayContaining(CITING));
});
