export interface TransferTexts {
  readonly out: string;
  readonly in: string;
}

/**
 * `{to}` and `{from}` are the last digits of the two accounts, `{TO}` and `{FROM}` their kinds, `{toBank}` and
 * `{fromBank}` their banks, and `{ref}` is a number of both sides.
 */
export const WITHIN_ONE_BANK: readonly TransferTexts[] = [
  {
    out: 'Online Transfer to {TO} ...{to} transaction#: {ref} 03/04',
    in: 'Online Transfer from {FROM} ...{from} transaction#: {ref}',
  },
  {
    out: 'Online Banking transfer to {TO} {to} Confirmation# {ref}',
    in: 'Online Banking transfer from {FROM} {from} Confirmation# {ref}',
  },
  {
    out: 'ONLINE TRANSFER TO MILLER J {TO} XXXXXX{to} REF #{ref} ON 03/04/25',
    in: 'ONLINE TRANSFER FROM MILLER J {FROM} XXXXXX{from} REF #{ref} ON 03/04/25',
  },
  { out: 'Withdrawal to {TO} XXXXXXX{to}', in: 'Deposit from {FROM} XXXXXXX{from}' },
  { out: 'Internet Transfer to {TO}', in: 'Internet Transfer from {FROM}' },
  { out: 'TRANSFER DEBIT', in: 'TRANSFER CREDIT' },
  { out: 'Mobile Xfer To {TO} Ending In {to}', in: 'Mobile Xfer From {FROM} Ending In {from}' },
];

export const BETWEEN_BANKS: readonly TransferTexts[] = [
  { out: '{toBank} P2P WEB ID: {ref}', in: 'Requested transfer from {fromBank}' },
  { out: '{toBank} ACH TRNSFR PPD ID: 9{ref}', in: 'ACH DEPOSIT {fromBank} transfer' },
  { out: 'EXT TRNSFR TO {toBank}', in: 'External transfer from {fromBank} {FROM} ...{from}' },
  { out: 'ACH WITHDRAWAL', in: 'Electronic deposit' },
  { out: 'TRANSFER TO {toBank} {TO} {to}', in: 'ACH CREDIT {fromBank} TRANSFER' },
  { out: 'Funds transfer to {TO} at {toBank}', in: 'Deposit {fromBank}' },
];

export const CARD_PAYMENTS: readonly TransferTexts[] = [
  { out: '{toBank} CREDIT CRD AUTOPAY PPD ID: 4760039224', in: 'AUTOMATIC PAYMENT - THANK YOU' },
  { out: 'Payment to {toBank} card ending in {to} 03/04', in: 'Payment Thank You-Mobile' },
  { out: '{toBank} MOBILE PMT {ref}', in: '{toBank} MOBILE PYMT AUTHDATE 04-MAR' },
  { out: '{toBank} EPAYMENT ACH PMT W{ref}', in: 'ONLINE PAYMENT - THANK YOU' },
];

export const KIND_TEXTS = {
  checking: ['CHK', 'Checking', 'CHECKING'],
  savings: ['SAV', 'Savings', 'SAVINGS'],
  brokerage: ['Brokerage', 'INVESTMENT'],
  card: ['Card'],
} as const;

/** The money goes to accounts that are not linked, or to people. */
export const STRANGE_OUT = [
  'Transfer to Wealthfront Cash',
  'Online Transfer to SAV ...0007 transaction#: {ref}',
  'Zelle payment to Anna Kovacs {ref}',
  'VENMO PAYMENT {ref}',
  'COINBASE TRNSFR {ref}',
  'Withdrawal to Joint Savings XXXXXXX0007',
  'CHECK 1042',
  'ATM WITHDRAWAL 003321 MAIN ST',
] as const;

export const STRANGE_IN = [
  'Transfer from Wealthfront Cash',
  'Online Transfer from CHK ...0007 transaction#: {ref}',
  'Zelle payment from Anna Kovacs {ref}',
  'VENMO CASHOUT {ref}',
  'Mobile check deposit',
  'ATM CASH DEPOSIT 003321 MAIN ST',
  'Deposit from Joint Checking XXXXXXX0007',
] as const;
