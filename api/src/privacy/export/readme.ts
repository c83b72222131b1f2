import { brand } from '@halyard/shared-contracts/brand';
import { KINDS } from '../kind/kinds';

export const readme = (at: Date): string => `Your data from ${brand.name}, as of ${at.toISOString()}

In "sheets" are tables that any spreadsheet opens. Amounts are in dollars, or in the currency of their row;
money out of an account is below zero.
In "transactions.csv", counted_income and counted_spending are what of a row counts; their sums of a month are the figures
of the screens. A hidden row, a transfer, and a row in another currency count as 0.
A text that a spreadsheet could take for a formula has an apostrophe before it.

In "data" is the same for programs, one row a line (NDJSON). Amounts are in whole cents. This is what ${brand.name} reads
when you bring the archive back.

manifest.json names every file with its rows, its length in bytes and its SHA-256.

${KINDS.map(({ table, about }) => `${table}: ${about}`).join('\n')}

Passwords, keys to your banks and other secrets are not in here: they never leave the server.
`;
