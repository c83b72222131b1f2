import { BORROWING_FAQ } from './borrowing';
import type { Faq } from './faq';
import { HOME_LOANS_FAQ } from './home-loans';
import { INVESTING_FAQ } from './investing';
import { PROTECTION_FAQ } from './protection';
import { RETIREMENT_FAQ } from './retirement';
import { SAVING_FAQ } from './saving';
import { SOCIAL_SECURITY_FAQ } from './social-security';
import { TAX_RETURNS_FAQ } from './tax-returns';
import { BUSINESS_COSTS_FAQ } from './business-costs';
import { TAXES_FAQ } from './taxes';

export const FAQS: readonly Faq[] = [
  ...TAXES_FAQ,
  ...BUSINESS_COSTS_FAQ,
  ...TAX_RETURNS_FAQ,
  ...RETIREMENT_FAQ,
  ...SOCIAL_SECURITY_FAQ,
  ...SAVING_FAQ,
  ...BORROWING_FAQ,
  ...HOME_LOANS_FAQ,
  ...INVESTING_FAQ,
  ...PROTECTION_FAQ,
];
