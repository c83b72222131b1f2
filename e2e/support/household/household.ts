import { type BrowserContext, expect } from '@playwright/test';

/** Returns functions that add a visitor's own data by hand. After the first account, no sample figure is shown. */
export function financialData(context: BrowserContext) {
  const add = async (resource: string, data: object): Promise<{ id: string }> => {
    const answer = await context.request.post(`/api/finance/${resource}`, { data });
    expect({ resource, status: answer.status() }).toEqual({ resource, status: 201 });
    const [added] = Object.values<{ id: string }>(await answer.json());
    if (!added) throw new Error(`${resource} answered nothing`);
    return added;
  };
  return {
    /** Adds a checking account. The balance is in dollars. */
    account: (name: string, balance: number) =>
      add('accounts', { name, type: 'checking', balance }),
    debt: (name: string, balance: number) =>
      add('liabilities', { name, type: 'auto_loan', balance }),
    /** Adds a row to an account. The default day is today. The amount is in dollars, and money out is negative. */
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
