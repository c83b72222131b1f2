import { FIGURES } from '../legal-figures';
import type { Section } from '../legal-text';

export const LIABILITY: readonly Section[] = [
  {
    number: '12',
    title: 'Limitation of liability',
    blocks: [
      'We are not liable for third-party financial data: for what your institutions, Plaid or other sources report, fail to report or report late, or for decisions made on it. We give no guarantee of financial results and are not liable for results that fail to appear.',
      'As far as the law allows, we are not liable for indirect, incidental, special, consequential or punitive damages, or for lost profits, lost savings, lost data or bank charges, even if we were told that they were possible.',
      {
        strong: `As far as the law allows, our total liability to you for all claims about the service is limited to the greater of the fees you paid us in the prior ${FIGURES.liabilityFeeMonths} months and ${FIGURES.liabilityFloorDollars} dollars. Otherwise your remedy is limited to injunctive relief.`,
      },
      'Nothing in these terms limits liability that the law does not allow to be limited, such as liability for fraud, willful misconduct or gross negligence, or rights that consumer-protection law gives you and that cannot be waived.',
    ],
  },
  {
    number: '13',
    title: 'Claims of others',
    blocks: [
      'If someone else makes a claim against us because you broke these terms or the law, or linked an account that you were not entitled to, you agree to cover the reasonable costs and damages that result, as far as the law allows.',
      'We tell you promptly about such a claim, let you take part in the defense, and do not settle at your expense without your consent, which you may not withhold without a reason.',
    ],
  },
  {
    number: '14',
    title: 'Suspension, holds and termination',
    blocks: [
      'You may stop using the service and close your account at any time.',
      'We may suspend your account, place a hold on it, or terminate it if you break these terms, if we must by law, if we have reason to suspect fraud or a risk to security, or if we end the service. We give notice by e-mail or in the app: beforehand where we can, and otherwise as soon as the law and security allow.',
      'While an account is suspended or on hold, we may stop reading linked accounts and refuse changes. If you think that we are mistaken, answer the notice and we look at it again.',
      `When the agreement ends, our access to your linked accounts ends with it, and we delete your information within ${FIGURES.accountDeletionDays} days as the Privacy Policy says. You may ask for a copy beforehand.`,
      'Section 18 says which sections survive.',
    ],
  },
];
