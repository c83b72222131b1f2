import { brand } from '@halyard/shared-contracts/brand';
import { spokenDate } from '@halyard/shared-contracts/ui';
import { LegalDocument } from '../legal-document';
import { FIGURES, LAST_UPDATED } from '../legal-figures';
import type { LegalText } from '../legal-text';
import { ACCOUNT } from './account-sections';
import { CLOSING } from './closing-sections';
import { DISPUTES } from './dispute-sections';
import { SERVICE } from './service-sections';

export function TermsScreen() {
  return <LegalDocument text={TERMS_OF_SERVICE} />;
}

// Implements P2-2.terms-2 to P2-2.terms-9.
const TERMS_OF_SERVICE: LegalText = {
  title: 'Terms of Service',
  summary: [
    `${brand.name} is for adults aged ${FIGURES.minimumAgeYears} or older in the United States only.`,
    'It reads account data only and never initiates transactions.',
    'It gives educational information and no professional advice. AI insights are informational only.',
    'What we can owe you is limited: see section 12.',
    'Disputes go to individual arbitration, without class actions: see section 16.',
  ],
  preamble: [
    `These terms are an agreement between you and ${brand.name} (“we”, “us”). They apply to our web app and to everything in it (the “service”). Please read them in full.`,
    {
      strong:
        'Section 16 contains a mandatory arbitration agreement and a class-action waiver. They affect how disputes between you and us are decided.',
    },
  ],
  sections: [...ACCOUNT, ...SERVICE, ...DISPUTES, ...CLOSING],
  closing: `© 2025 ${brand.name}. These Terms of Service were last updated on ${spokenDate(LAST_UPDATED)}.`,
};
