import type { CsvDialect } from './csv-dialect';

const POUNDS = { currency: 'GBP' };
const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');

export const UK_BANKS: readonly CsvDialect[] = [
  [
    'Barclays',
    'Number,Date,Account,Amount,Subcategory,Memo',
    ' ,{13/06/2025},20-00-00 12345678,{-1234.56},[Card Purchase|Counter Credit],{payee}       ON 13 JUN BCC',
    POUNDS,
  ],
  ['HSBC without column names', '', '{13/06/2025},{payee},"{-1,234.56}"', POUNDS],
  [
    'HSBC Premier',
    'Date,Type,Description,Paid out,Paid in,Balance',
    '{13 Jun 25},VIS,{payee},{out 1234.56 unsigned},{in 1234.56 unsigned},2000.00',
    POUNDS,
  ],
  [
    'Lloyds',
    'Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance',
    "{13/06/2025},[DEB|BGC],'30-00-00,12345678,{payee},{out 1234.56 unsigned},{in 1234.56 unsigned},2000.00",
    POUNDS,
  ],
  [
    'Halifax card',
    'Date,Date entered,Reference,Description,Amount',
    '{13/06/2025},{13/06/2025},[11|12]{20250613},{payee},{1234.56 spent}',
    { ...POUNDS, isDebt: true },
  ],
  [
    'NatWest',
    'Date,Type,Description,Value,Balance,Account Name,Account Number',
    '{13/06/2025},[POS|BAC],"\'{payee}",{-1234.56},2000.00,"\'LEE A","\'600000-12345678"',
    POUNDS,
  ],
  [
    'Nationwide',
    '"Date","Transaction type","Description","Paid out","Paid in","Balance"',
    '"{13 Jun 2025}","[Visa purchase|Bank credit]","{payee}","{out £1,234.56 unsigned}","{in £1,234.56 unsigned}","£2000.00"',
    {
      ...POUNDS,
      bytes: latin,
      before:
        '"Account Name:","FlexAccount ****12345"\n"Account Balance:","£2,000.00"\n"Available Balance: ","£2,000.00"\n',
    },
  ],
  [
    'Santander UK',
    'Date,Type,Merchant/Description,Debit/Credit,Balance',
    '{13/06/2025},,{payee},"{-£1,234.56}","£2,000.00"',
    {
      ...POUNDS,
      before:
        'Arranged overdraft limit,\nAccount name,1|2|3 Current Account\nDate from 01/06/2025 to 30/06/2025,\n',
    },
  ],
  [
    'TSB',
    'Transaction date,Transaction type,Sort code,Account number,Transaction description,Debit amount,Credit amount,Balance',
    '{2025-06-13},[DEBIT|CREDIT],77-00-00,12345678,{payee},{out 1234.56 unsigned},{in 1234.56 unsigned},2000.00',
    POUNDS,
  ],
  [
    'Monzo',
    'Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In',
    'tx_[a|b]{20250613},{13/06/2025},08:15:00,[Card payment|Faster payment],{payee},☕,Eating out,{-1234.56},GBP,{-1234.56},GBP,,1 High St,,{payee} LONDON GBR,,{out -1234.56},{in 1234.56 unsigned}',
    POUNDS,
  ],
  [
    'Starling',
    'Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes',
    '{13/06/2025},{payee},CARD,[CONTACTLESS|FASTER PAYMENT],{-1234.56},2000.00,EATING_OUT,',
    POUNDS,
  ],
  [
    'Revolut',
    'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
    '[CARD_PAYMENT|TOPUP],Current,{2025-06-13 08:15:00},{2025-06-13 08:15:00},{payee},{-1234.56},0.00,GBP,COMPLETED,2000.00',
    POUNDS,
  ],
  [
    'Wise',
    '"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Payee Account Number",Merchant,"Card Last Four Digits","Card Holder Full Name",Attachment,Note,"Total fees"',
    'CARD-[1|2]{20250613},{13-06-2025},{-1234.56},GBP,"Card transaction at {payee}",,2000.00,,,,,,,{payee},1234,"Ann Lee",,,0.00',
    POUNDS,
  ],
  [
    'American Express UK',
    'Date,Description,Amount,Extended Details,Appears On Your Statement As,Address,Town/City,Postcode,Country,Reference,Category',
    '{13/06/2025},{payee},{1234.56 spent},,{payee},"1 HIGH ST\nX",LONDON,N1,UNITED KINGDOM,\'AT{20250613}\',Eating out',
    { ...POUNDS, isDebt: true },
  ],
  [
    'Co-operative Bank',
    'Date,Description,Type,Money In,Money Out,Balance',
    '{2025-06-13},{payee},[DEBIT|CREDIT],{in 1234.56 unsigned},{out 1234.56 unsigned},2000.00',
    POUNDS,
  ],
  [
    'Metro Bank',
    'Date,Details,Transaction Type,In,Out,Balance',
    '{13/06/2025},{payee},[Card Purchase|Faster Payment],{in 1234.56 unsigned},{out 1234.56 unsigned},2000.00',
    POUNDS,
  ],
  [
    'Virgin Money card',
    'Transaction Date,Posting Date,Billing Amount,Merchant,Merchant City,Merchant State,Merchant Postcode,Reference Number,Debit or Credit,SICMCC Code,Status,Transaction Currency,Additional Card Holder,Card Used',
    '{2025-06-13},{2025-06-13},{1234.56 unsigned},{payee},London,,N1,[11|12]{20250613},[DBIT|CRDT],5814,BILLED,GBP,false,1234',
    { ...POUNDS, isDebt: true },
  ],
  [
    'first direct',
    'Date,Description,Amount,Balance',
    '{13/06/2025},{payee},{-1234.56},2000.00',
    POUNDS,
  ],
];
