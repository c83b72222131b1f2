import type { InvestmentKind } from '../entities';

const KINDS: Readonly<Record<string, InvestmentKind>> = {
  equity: 'stock',
  etf: 'fund',
  'mutual fund': 'fund',
  'fixed income': 'bond',
  cryptocurrency: 'crypto',
  cash: 'cash',
};

/** The bank's type of a security as ours. What is new or rare (derivatives, loans) is 'other', never a failure. */
export function investmentKind(type: string | null): InvestmentKind {
  return KINDS[type?.toLowerCase() ?? ''] ?? 'other';
}
