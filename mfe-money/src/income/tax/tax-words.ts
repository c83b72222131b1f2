import { shortDate } from '@halyard/shared-contracts/finance';
import type { PaycheckCheck } from '@halyard/shared-contracts/long-run';
import { abs, formatUsd } from '@halyard/shared-contracts/money';

export function paycheckWords({ paystub, taxes, rest }: PaycheckCheck): string {
  const taken = `Your paystub of ${shortDate(paystub.date)} took ${formatUsd(paystub.deductions)} of ${formatUsd(paystub.gross)}. By this estimate, taxes would be ${formatUsd(taxes)}`;
  if (rest === 0) return `${taken}.`;
  return rest > 0
    ? `${taken}; the other ${formatUsd(rest)} may be a retirement plan, insurance, or more withholding than needed.`
    : `${taken}, ${formatUsd(abs(rest))} more than it took. The rest may be due with the return.`;
}
