import type { BrowserContext } from '@playwright/test';
import { financialData } from './household';

const LONG = 'Joint Household Checking of the Featherstonehaugh-Cholmondeley Family Trust';
const UNBROKEN = 'Brokerageaccountwithaverylongnamewithoutanyspaces';
const CATEGORIES = ['Groceries', 'Dining Out', 'Travel', 'Shopping', 'Salary'];
const ROWS = 30;

/** Adds long names, amounts of eight digits, a debt above any income, and many rows. */
export async function addLargeHousehold(context: BrowserContext): Promise<void> {
  const own = financialData(context);
  const { id } = await own.account(LONG, 12_345_678.9);
  await own.account(UNBROKEN, -98_765_432.1);
  await own.debt(`Mortgage of the ${LONG}`, 45_678_901.23);
  for (let row = 0; row < ROWS; row += 1) {
    const merchant =
      row % 3 === 0
        ? `Supercalifragilisticexpialidocious${row}`
        : `The Extraordinarily Long Named Merchant Company of Northumberland ${row}`;
    const category = CATEGORIES[row % CATEGORIES.length];
    const amount = 12_345_678.9 - row;
    await own.transaction(id, merchant, category === 'Salary' ? amount : -amount, category);
  }
}

export async function addSmallHousehold(context: BrowserContext): Promise<void> {
  const own = financialData(context);
  const { id } = await own.account('Cash jar', 250);
  await own.transaction(id, 'Corner shop', -12.34);
}
