import { isoDate } from '@halyard/shared-contracts/finance';

// Implements P2-2.privacy-1, P2-2.terms-1.
export const LAST_UPDATED = isoDate('2025-04-02');

// Implements P2-9-14, P2-9-15, P2-9-16.
export const FIGURES = {
  minimumAgeYears: 18,
  accountDeletionDays: 30,
  retentionYears: 7,
  backupDays: 90,
  breachNoticeHours: 72,
  privacyAnswerDays: 45,
  /** The 90 days include the first 45 days. */
  privacyAnswerExtendedDays: 90,
  liabilityFloorDollars: 100,
  liabilityFeeMonths: 'three',
  errorReportDays: 60,
  errorInvestigationBusinessDays: 10,
  /** The 45 days include the first 10 business days. */
  errorInvestigationExtendedDays: 45,
  errorResultBusinessDays: 3,
  encryptionBits: 256,
} as const;
