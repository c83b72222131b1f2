import type { BrowserContext, Page } from '@playwright/test';
import { linkPersona } from '../support/services/practice-bank';

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
  if (person !== 'sample') await linkPersona(page, PERSONAS[person]);
  return page;
}
