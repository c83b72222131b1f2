import type { CsvDialect } from './csv-dialect';

export const PROGRAMS: readonly CsvDialect[] = [
  [
    'Mint',
    '"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"',
    '"{6/13/2025}","{payee}","{payee} 0042","{1234.56 unsigned}","[debit|credit]","Coffee Shops","Checking","",""',
  ],
  [
    'YNAB',
    '\ufeff"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"',
    '"Checking","","{06/13/2025}","{payee}","Fun: Dining","Fun","Dining","","[{$1,234.56 unsigned}|$0.00]","[$0.00|{$1,234.56 unsigned}]","Cleared"',
  ],
  [
    'YNAB 4',
    'Date,Payee,Category,Memo,Outflow,Inflow',
    '{06/13/2025},{payee},Dining,,{out 1234.56 unsigned},{in 1234.56 unsigned}',
  ],
  [
    'Actual',
    'Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared',
    'Checking,{2025-06-13},{payee},,Dining,{-1234.56},0,Cleared',
  ],
  [
    'Monarch',
    'Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags',
    '{2025-06-13},{payee},Coffee Shops,Checking,{payee} 0042,,{-1234.56},',
  ],
  [
    'Quicken for Windows',
    ',Scheduled,Split,Date,Payee,Category,Tags,Memo/Notes,Amount,Account',
    ',,,{6/13/2025},{payee},Dining,,,"{-1,234.56}",Checking',
    { before: 'Ann Lee\n\n"All Transactions"\n\nCreated: 7/1/2025\n' },
  ],
  [
    'Quicken for Mac',
    '"Scheduled","Split","Date","Payee","Category","Memo/Notes","Amount","Running Balance"',
    '"","","{6/13/2025}","{payee}","Dining","","{-1,234.56}","2,000.00"',
    { after: '"","","","","","Total Inflows:","1,000.00",""' },
  ],
  [
    'GnuCash',
    'Date,Account Name,Number,Description,Full Category Name,Reconcile,Amount With Sym,Amount Num.,Value With Sym,Value Num.,Rate/Price',
    '{06/13/2025},Checking,,"{payee}",Expenses:Dining,n,"{-$1,234.56}","{-1,234.56}","{-$1,234.56}","{-1,234.56}",1.00',
  ],
  [
    'Microsoft Money',
    'Num,Date,Payee,Account,Memo,Category,Amount',
    ',{6/13/2025},{payee},Checking,,Dining,"{(1,234.56)}"',
    { before: 'Account Register\nChecking\n', after: ',,,,,"Total","(239.06)"' },
  ],
  [
    'Copilot',
    'date,name,amount,status,category,parent category,excluded,tags,type,account,account mask,note,recurring',
    '{2025-06-13},{payee},{1234.56 spent},posted,Dining,Food,false,,[regular|income],Checking,1234,,',
  ],
  [
    'Empower',
    'Date,Account,Description,Category,Tags,Amount',
    '{2025-06-13},Checking - Ending in 1234,{payee},Restaurants,,{-1234.56}',
  ],
  [
    'Tiller',
    ',Date,Description,Category,Amount,Account,Account #,Institution,Month,Week,Transaction ID,Account ID,Check Number,Full Description,Date Added',
    ',{06/13/2025},{payee},Dining,"{-$1,234.56}",Checking,xxxx1234,Bank,06/01/25,06/08/25,[a|b]{20250613},c1,,{payee} 0042,{06/13/2025}',
  ],
  [
    'HomeBank',
    'date;paymode;info;payee;memo;amount;category;tags',
    '{2025-06-13};6;;{payee};;{-1234.56};Dining;',
  ],
  [
    'Toshl',
    'Date,Account,Category,Tags,Expense amount,Income amount,Currency,In main currency,Main currency,Description',
    '{06/13/25},Cash,Food,coffee,[{1234.56 unsigned}|0],[0|{1234.56 unsigned}],USD,{1234.56 unsigned},USD,{payee}',
  ],
  [
    'Firefly III',
    'user_id,group_id,journal_id,created_at,type,amount,currency_code,description,date,source_name,destination_name,category,notes',
    '1,1,[1|2]{20250613},{2025-06-13T08:15:00Z},[Withdrawal|Deposit],{-1234.56},USD,"{payee}",{2025-06-13T08:15:00Z},Checking,Shop,Dining,',
  ],
  [
    'Money Manager',
    'Date,Account,Category,Subcategory,Note,USD,Income/Expense,Description,Amount,Currency,Account',
    '{06/13/2025},Cash,Food,,{payee},{1234.56 unsigned},[Expense|Income],,{1234.56 unsigned},USD,Cash',
  ],
  [
    'Rocket Money',
    'Date,Original Date,Account Type,Account Name,Account Number,Institution Name,Name,Custom Name,Amount,Description,Category,Note,Ignored From,Tax Deductible',
    '{2025-06-13},{2025-06-13},Cash,Checking,1234,Bank,{payee},,{1234.56 spent},{payee} 0042,Dining,,,',
  ],
  [
    'Excel with a totals row',
    'Date;Payee;Amount',
    '{13/06/2025};{payee};{-1234,56}',
    { after: 'Total;;-239,06' },
  ],
];
