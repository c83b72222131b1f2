import { FIGURES } from '../legal-figures';
import type { Section } from '../legal-text';

export const DISPUTES: readonly Section[] = [
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
  {
    number: '15',
    title: 'Governing law',
    blocks: [
      'The laws of the State of Delaware govern these terms, without regard to its rules on the conflict of laws. The Federal Arbitration Act governs section 16. You keep the protection of mandatory consumer law of the state you live in.',
    ],
  },
  {
    number: '16',
    title: 'Disputes and arbitration',
    blocks: [
      'Please write to us first. Most matters can be settled that way, and you and we agree to try for 30 days from the first message before either begins a proceeding. Deadlines for bringing a claim do not run during that time.',
      {
        strong:
          'Any dispute between you and us about these terms or the service that is not settled is decided by mandatory, binding, individual arbitration and not by a court. You and we waive the right to a trial by jury.',
      },
      {
        list: [
          'The arbitration is administered by a consumer arbitration body that is recognized throughout the United States, under its rules for consumer disputes and its fee schedule. If you and we cannot agree on the body, a court appoints one as the Federal Arbitration Act provides.',
          'One neutral arbitrator decides. The arbitrator may award you whatever a court could under these terms, to you alone, and gives the reasons in writing.',
          'Hearings take place in Kent County, Delaware. Where the body’s rules provide for it, they take place on documents, by phone or by video instead.',
          'We pay the fees that the body’s rules place on a business. You pay no more than those rules place on a consumer.',
          'A claim that the body’s rules leave to a small-claims court may be brought there, for yourself alone.',
          'Either of us may ask a court in Delaware for an injunction to protect data or intellectual property until the arbitrator has decided.',
        ],
      },
      {
        strong:
          'Class-action waiver: you and we may bring claims only individually, and not as a plaintiff or member of a class in any class, collective, consolidated or representative proceeding. The arbitrator may not join the claims of several people.',
      },
      'If the class-action waiver cannot be enforced for a claim, that claim alone goes to a court in Delaware after all others have been arbitrated. If another part of this section cannot be enforced, the rest of it stands.',
    ],
  },
];
