import { decodeTransactions } from '@halyard/shared-contracts/wire';
import type { Transaction } from '@halyard/shared-contracts/finance';
import type { Visitor } from '../../testing/test-api';
import { until } from '../../testing/until';
import { type BankApi, bankApi } from './bank-api';

export interface LinkedPersona {
  readonly api: BankApi;
  readonly visitor: Visitor;
  readonly itemId: string;
  readonly transactions: readonly Transaction[];
}

export async function linkedPersona(id: string): Promise<LinkedPersona> {
  const api = await bankApi();
  const { visitor, itemId } = await api.linked(id);
  const historyOf = async () => (await visitor.get('/api/plaid/status')).json().items[0].history;
  await until(async () => (await historyOf()) === 'complete');
  const answer = await visitor.get('/api/finance/transactions');
  return { api, visitor, itemId, transactions: decodeTransactions(answer.json()).transactions };
}
