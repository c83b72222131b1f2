export const PRIVACY_PATHS = {
  copy: '/api/privacy/copy',
  deletions: '/api/privacy/deletions',
  records: '/api/privacy/records',
} as const;
