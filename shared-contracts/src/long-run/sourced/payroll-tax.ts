import { isoDate } from '../../finance';
import type { ByStatus } from './filing-status';
import type { Sourced } from './sourced';

/** Income above it has no tax and gives no benefit. */
export const wageBase: Sourced<number> = {
  value: 184_500,
  validFrom: isoDate('2026-01-01'),
  validTo: isoDate('2026-12-31'),
  citation: 'SSA, Cost-of-Living Increase and Other Determinations for 2026, 90 FR (Nov. 3, 2025)',
  url: 'https://www.govinfo.gov/content/pkg/FR-2025-11-03/pdf/2025-19763.pdf',
  checkedOn: isoDate('2026-11-24'),
  verified: true,
};

/** A self-employed person pays both halves on a part of net earnings. */
export const payrollTax: Sourced<{
  readonly socialSecurityPercent: number;
  readonly medicarePercent: number;
  readonly additionalMedicarePercent: number;
  readonly additionalAbove: ByStatus<number>;
  readonly selfEmployedPercent: number;
}> = {
  value: {
    socialSecurityPercent: 6.2,
    medicarePercent: 1.45,
    additionalMedicarePercent: 0.9,
    additionalAbove: { single: 200_000, joint: 250_000, separate: 125_000, head: 200_000 },
    selfEmployedPercent: 92.35,
  },
  validFrom: isoDate('2013-01-01'),
  validTo: null,
  citation: '26 U.S.C. 3101, 1401 and 1402(a)(12); IRS Topics 751 and 560',
  url: 'https://www.irs.gov/taxtopics/tc751',
  checkedOn: isoDate('2026-11-24'),
  verified: false,
};
