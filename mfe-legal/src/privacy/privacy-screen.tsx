import { brand } from '@halyard/shared-contracts/brand';
import { LegalDocument } from '../legal-document';
import { FIGURES } from '../legal-figures';
import type { LegalText } from '../legal-text';
import { INFORMATION } from './information-sections';
import { RIGHTS } from './rights-sections';

export function PrivacyScreen() {
  return <LegalDocument text={PRIVACY_POLICY} />;
}

// Implements P2-2.privacy-4, P2-2.privacy-5.
const PRIVACY_POLICY: LegalText = {
  title: 'Privacy Policy',
  summary: [
    'We read account data only and never initiate transactions.',
    'No bank passwords are stored.',
    'We do not sell your information and show no advertising.',
    `You can have your information deleted; we do so within ${FIGURES.accountDeletionDays} days.`,
    `We answer privacy requests within ${FIGURES.privacyAnswerDays} days.`,
  ],
  preamble: [
    `${brand.name} (“we”, “us”) is a personal-finance service for individuals. This policy says what personal information we collect when you use it, why, who receives it, how long we keep it and what you can ask of us.`,
    'It covers our web app and the messages we exchange with you. It does not cover your bank, or other services that we link to; they have policies of their own.',
  ],
  sections: [...INFORMATION, ...RIGHTS],
  closing: `This policy is part of what ${brand.name} promises the people who use it. Keep a copy if you wish: the page prints well.`,
};
