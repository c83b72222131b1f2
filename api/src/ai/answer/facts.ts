import type { IsoDate } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import type { DateFact, FactQuery, MoneyFact, NumberFact } from '../fact/fact';

export const money = (what: string, value: Cents, query: FactQuery): MoneyFact => ({
  id: what,
  label: what,
  unit: 'cents',
  value,
  query,
});

export const number = (
  what: string,
  unit: NumberFact['unit'],
  value: number,
  query: FactQuery,
): NumberFact => ({ id: what, label: what, unit, value, query });

export const date = (what: string, value: IsoDate, query: FactQuery): DateFact => ({
  id: what,
  label: what,
  unit: 'date',
  value,
  query,
});

export const screen = (path: string): FactQuery => ({ of: 'screen', path });
export const holdings = (ids: readonly string[]): FactQuery => ({ of: 'holdings', ids });
