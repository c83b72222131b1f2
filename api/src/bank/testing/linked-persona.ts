import { decodeTransactions } from '@halyard/shared-contracts/wire';
import type { Transaction } from '@halyard/shared-contracts/finance';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from '../../testing/test-api';
import { type BankApi, bankApi } from './bank-api';

/** A visitor who linked a persona of the practice bank through the API. */
export interface LinkedPersona {
  readonly api: BankApi;
  readonly visitor: Visitor;
  readonly itemId: string;
  readonly transactions: readonly Transaction[];
}

const GIVE_UP_AFTER_MS = 10_000;

/** Links a persona and waits until its whole history has arrived. */
export async function linkedPersona(id: string): Promise<LinkedPersona> {
  const api = await bankApi();
  const { visitor, itemId } = await api.linked(id);
  const end = Date.now() + GIVE_UP_AFTER_MS;
  while ((await visitor.get('/api/plaid/status')).json().items[0].history !== 'complete') {
    if (Date.now() > end) throw new Error(`the history of ${id} did not arrive`);
    await sleep(25);
  }
  const answer = await visitor.get('/api/finance/transactions');
  return { api, visitor, itemId, transactions: decodeTransactions(answer.json()).transactions };
}
