import { LegalDocument } from '../legal-document';
import { PRIVACY_POLICY } from './privacy-text';

export function PrivacyScreen() {
  return <LegalDocument text={PRIVACY_POLICY} />;
}
