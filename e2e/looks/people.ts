import type { BrowserContext, Page } from '@playwright/test';
import { linkPersona } from '../support/services/practice-bank';

/** The pictures show the figures of the sample or of a persona of the practice bank. */
export const PEOPLE = ['sample', 'family', 'retiree', 'freelancer'] as const;

export type Person = (typeof PEOPLE)[number];

const PERSONAS: Readonly<Record<Exclude<Person, 'sample'>, RegExp>> = {
  family: /^Family homeowners/i,
  retiree: /^Retiree/i,
  freelancer: /^Freelance designer/i,
};

/** Opens the product as this person and links their bank if they have one. */
export async function enter(context: BrowserContext, person: Person): Promise<Page> {
  await context.addInitScript(() => localStorage.setItem('onboardingCompleted', 'true'));
  const page = await context.newPage();
  if (person !== 'sample') await linkPersona(page, PERSONAS[person]);
  return page;
}
