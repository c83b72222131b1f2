import { LegalDocument } from '../legal-document';
import { TERMS_OF_SERVICE } from './terms-text';

export function TermsScreen() {
  return <LegalDocument text={TERMS_OF_SERVICE} />;
}
