import { type BrowserContext, expect, type Page } from '@playwright/test';
import { connectPersona } from '../support/practice-bank';

/** Whose figures the pictures show: the sample's, or those of a persona of the practice bank. */
export const PEOPLE = ['sample', 'family', 'retiree', 'freelancer'] as const;

export type Person = (typeof PEOPLE)[number];

const PERSONAS: Readonly<Record<Exclude<Person, 'sample'>, RegExp>> = {
  family: /^Family homeowners/i,
  retiree: /^Retiree/i,
  freelancer: /^Freelance designer/i,
};

/** Opens the product as this person, who has linked the bank if there is one to link. */
export async function enter(context: BrowserContext, person: Person): Promise<Page> {
  await context.addInitScript(() => localStorage.setItem('onboardingCompleted', 'true'));
  const page = await context.newPage();
  if (person === 'sample') return page;
  await page.goto('/plaid-test');
  await page.getByRole('button', { name: /^Connect/ }).click();
  await connectPersona(page, PERSONAS[person]);
  await expect(page.getByText('Bank account connected successfully!').first()).toBeVisible();
  return page;
}
