import type { InvestmentKind } from '../entities';

const KINDS: Readonly<Record<string, InvestmentKind>> = {
  equity: 'stock',
  etf: 'fund',
  'mutual fund': 'fund',
  'fixed income': 'bond',
  cryptocurrency: 'crypto',
  cash: 'cash',
};

/** Unknown types, such as derivatives and loans, become 'other'. */
export function investmentKind(type: string | null): InvestmentKind {
  return KINDS[type?.toLowerCase() ?? ''] ?? 'other';
}
