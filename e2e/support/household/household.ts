import { type BrowserContext, expect } from '@playwright/test';

/** A household of a visitor's own, written by hand: from the first account on, no sample figure is theirs. */
export function financialData(context: BrowserContext) {
  const add = async (resource: string, data: object): Promise<{ id: string }> => {
    const answer = await context.request.post(`/api/finance/${resource}`, { data });
    expect({ resource, status: answer.status() }).toEqual({ resource, status: 201 });
    const [added] = Object.values<{ id: string }>(await answer.json());
    if (!added) throw new Error(`${resource} answered nothing`);
    return added;
  };
  return {
    /** A checking account; the balance is in dollars. */
    account: (name: string, balance: number) =>
      add('accounts', { name, type: 'checking', balance }),
    debt: (name: string, balance: number) =>
      add('liabilities', { name, type: 'auto_loan', balance }),
    /** A row of an account, of today if no day is given; below zero is money out, in dollars. */
    transaction: (
      accountId: string,
      merchant: string,
      amount: number,
      category = 'Groceries',
      date = new Date().toISOString().slice(0, 10),
    ) =>
      add('transactions', {
        account_id: accountId,
        date,
        merchant,
        category,
        amount,
      }),
  };
}
