import { netWorth, totalAssets, totalDebt } from '@halyard/shared-contracts/finance';
import { Money, StatCard, StatRow } from '@halyard/shared-contracts/ui';
import type { AccountsData } from './accounts-data';

export function AccountSummary({
  accounts,
  liabilities,
}: Pick<AccountsData, 'accounts' | 'liabilities'>) {
  const debt = totalDebt(liabilities);
  return (
    <StatRow>
      <StatCard
        label="Total Assets"
        value={<Money amount={totalAssets(accounts)} tone="positive" />}
      />
      <StatCard
        label="Total Debt"
        value={<Money amount={debt} tone={debt === 0 ? 'plain' : 'negative'} />}
      />
      <StatCard
        label="Net Worth"
        value={<Money amount={netWorth(accounts, liabilities)} tone="auto" />}
      />
    </StatRow>
  );
}
