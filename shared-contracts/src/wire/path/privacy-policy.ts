export const PRIVACY_POLICY_PATH = '/api/privacy-policy';
