import {
  type AccountType,
  accountTypeFacts,
  countedLiabilities,
  debtTypeFacts,
  type FinancialData,
  missingAssets,
} from '@halyard/shared-contracts/finance';
import { sum } from '@halyard/shared-contracts/money';
import { assetSuggestionId } from '../../finance/account/asset-suggestion-id';
import type { MoneyFact } from '../fact/fact';
import { say } from '../fact/figured-text';
import type { Draft } from './draft';

function missingAsset({ liabilities }: FinancialData, type: AccountType): Draft[] {
  const debts = countedLiabilities(liabilities).filter(
    (debt) => debtTypeFacts(debt.type).bought === type && debt.balance > 0,
  );
  if (debts.length === 0) return [];
  const name = accountTypeFacts(type).label.toLowerCase();
  const owed: MoneyFact = {
    id: `owed_for:${type}`,
    unit: 'cents',
    value: sum(debts.map(({ balance }) => balance)),
    label: 'Owed',
    query: { of: 'holdings', ids: debts.map(({ id }) => id) },
  };
  return [
    {
      id: assetSuggestionId(type),
      rule: 'missing_asset',
      title: `Add your ${name} to your net worth`,
      message: say`The ${owed} that you owe for it counts already.`,
      action: `Add your ${name}`,
      // A missing home misleads far more than a missing car.
      priority: type === 'home' ? 'medium' : 'low',
      href: `/accounts?add=${type}`,
      worth: owed.value,
    },
  ];
}

/** Suggests the homes and cars behind debts of own data that the user has not entered (P3-C6-5). */
export function assetDrafts(data: FinancialData): Draft[] {
  if (data.source !== 'own') return [];
  return missingAssets(data.accounts, data.liabilities).flatMap((type) => missingAsset(data, type));
}
