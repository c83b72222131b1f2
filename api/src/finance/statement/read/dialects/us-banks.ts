import type { CsvDialect } from './csv-dialect';

const CARD = { isDebt: true };

export const US_BANKS: readonly CsvDialect[] = [
  [
    'Chase checking',
    'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
    '[DEBIT|CREDIT],{06/13/2025},{payee},{-1234.56},[ACH_DEBIT|ACH_CREDIT],2000.00,',
  ],
  [
    'Chase card',
    'Transaction Date,Post Date,Description,Category,Type,Amount,Memo',
    '{06/13/2025},{06/13/2025},{payee},Food & Drink,[Sale|Payment],{-1234.56},',
    CARD,
  ],
  [
    'Bank of America checking',
    'Date,Description,Amount,Running Bal.',
    '{06/13/2025},"{payee}","{-1,234.56}","2,000.00"',
    {
      before:
        'Description,,Summary Amt.\nBeginning balance as of 06/01/2025,,"2,239.06"\nTotal credits,,"1,000.00"\nTotal debits,,"-1,239.06"\nEnding balance as of 06/30/2025,,"2,000.00"\n',
    },
  ],
  [
    'Bank of America checking with its opening balance',
    'Date,Description,Amount,Running Bal.\n06/01/2025,Beginning balance as of 06/01/2025,,"2,239.06"',
    '{06/13/2025},"{payee}","{-1,234.56}","2,000.00"',
  ],
  [
    'Bank of America card',
    'Posted Date,Reference Number,Payee,Address,Amount',
    '{06/13/2025},[2431|2432]{20250613},"{payee}","Springfield IL ",{-1234.56}',
    CARD,
  ],
  ['Wells Fargo', '', '"{06/13/2025}","{-1234.56}","*","","{payee}"'],
  [
    'Citi card',
    'Status,Date,Description,Debit,Credit,Member Name',
    'Cleared,{06/13/2025},"{payee}",{out 1234.56 unsigned},{in -1234.56},ANN',
    CARD,
  ],
  [
    'Citi card with a minus for credits',
    'Status,Date,Description,Debit,Credit',
    'Cleared,{06/13/2025},"{payee}",{out 1234.56 unsigned},[|-]{in 1234.56 unsigned}',
    CARD,
  ],
  [
    'Capital One card',
    'Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit',
    '{2025-06-13},{2025-06-13},1234,{payee},Dining,{out 1234.56 unsigned},{in 1234.56 unsigned}',
    CARD,
  ],
  [
    'Capital One 360',
    'Account Number,Transaction Description,Transaction Date,Transaction Type,Transaction Amount,Balance',
    '1234,{payee},{06/13/25},[Debit|Credit],{1234.56 unsigned},2000.00',
  ],
  ['American Express', 'Date,Description,Amount', '{06/13/2025},{payee},{1234.56 spent}', CARD],
  [
    'American Express with details',
    'Date,Description,Card Member,Account #,Amount,Extended Details,Appears On Your Statement As,Address,City/State,Zip Code,Country,Reference,Category',
    '{06/13/2025},{payee},ANN LEE,-11001,{1234.56 spent},"1 line\n2 line",{payee},1 Main St,"SPRINGFIELD\nIL",62701,UNITED STATES,\'32{20250613}\',Restaurant',
    CARD,
  ],
  [
    'Discover card',
    'Trans. Date,Post Date,Description,Amount,Category',
    '{06/13/2025},{06/13/2025},"{payee}",{1234.56 spent},"[Restaurants|Payments and Credits]"',
    CARD,
  ],
  [
    'Discover bank',
    'Transaction Date,Transaction Description,Transaction Type,Debit,Credit,Balance',
    '{06/13/2025},"{payee}",[Debit|Credit],"{out $1,234.56 unsigned}","{in $1,234.56 unsigned}",2000',
  ],
  [
    'US Bank',
    '"Date","Transaction","Name","Memo","Amount"',
    '"{2025-06-13}","[DEBIT|CREDIT]","{payee}","Web Authorized","{-1234.56}"',
  ],
  [
    'PNC',
    'Date,Description,Withdrawals,Deposits,Category,Balance',
    '{06/13/2025},{payee},"{out $1,234.56 unsigned}","{in $1,234.56 unsigned}",Other,"$2,000.00"',
  ],
  [
    'PNC with signs apart',
    'Transaction Date,Transaction Description,Amount,Category,Balance',
    '{06/13/2025},{payee},"{- $1,234.56/+}",Other,"$2,000.00"',
  ],
  [
    'USAA',
    'Date,Description,Original Description,Category,Amount,Status',
    '{2025-06-13},"{payee}","{payee} 0042","Dining",{-1234.56},Posted',
  ],
  [
    'Schwab bank',
    '"Date","Status","Type","CheckNumber","Description","Withdrawal","Deposit","RunningBalance"',
    '"{06/13/2025}","Posted","[VISA|ACH]","","{payee}","{out $1,234.56 unsigned}","{in $1,234.56 unsigned}","$2,000.00"',
    { before: '"Transactions  for Checking account Investor Checking ...123 as of 07/01/2025"' },
  ],
  [
    'Ally',
    'Date, Time, Amount, Type, Description',
    '{2025-06-13},08:15:00,{-1234.56},[Withdrawal|Deposit],{payee}',
  ],
  [
    'TD Bank',
    'Date,Bank RTN,Account Number,Transaction Type,Description,Debit,Credit,Check Number,Account Running Balance',
    '{2025-06-13},011103093,1234,[DEBIT|CREDIT],"{payee}",{out 1234.56 unsigned},{in 1234.56 unsigned},,2000.00',
  ],
  [
    'Truist',
    'Posted Date,Transaction Date,Transaction Type,Check/Serial #,Full description,Merchant name,Category name,Sub-category name,Amount,Daily Posted Balance',
    '{06/13/2025},{06/13/2025},[Debit|Credit],,{payee} 0042,{payee},Food,Coffee,"{($1,234.56)}","$2,000.00"',
  ],
  ['Fifth Third', 'Date,Description,Check Number,Amount', '{06/13/2025},{payee},,{-1234.56}'],
  [
    'Navy Federal',
    'Posting Date,Transaction Date,Amount,Credit Debit Indicator,type,Type Group,Reference,Instructed Currency,Currency Exchange Rate,Instructed Amount,Description,Category,Check Serial Number,Card Ending',
    '{06/13/2025},{06/13/2025},{1234.56 unsigned},[Debit|Credit],POS,Debit Card,,,,,{payee},Food,,1234',
  ],
  [
    'Huntington',
    'Date,Reference Number,Payee Name,Memo,Amount,Category Name',
    '{06/13/2025},[11|12]{20250613},{payee},Card,{-1234.56},Food',
  ],
  [
    'Apple Card',
    'Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD),Purchased By',
    '{06/13/2025},{06/13/2025},"{payee} 1 MAIN ST","{payee}","Food",[Purchase|Payment],{1234.56 spent},"Ann Lee"',
    CARD,
  ],
  [
    'SoFi',
    'Date,Description,Type,Amount,Current balance,Status',
    '{2025-06-13},{payee},[Debit Card|Direct Deposit],{-1234.56},2000.00,Posted',
  ],
  [
    'Venmo',
    ',ID,Datetime,Type,Status,Note,From,To,Amount (total),Amount (tip),Amount (tax),Amount (fee),Tax Rate,Tax Exempt,Funding Source,Destination,Beginning Balance,Ending Balance,Statement Period Venmo Fees,Terminal Location,Year to Date Venmo Fees,Disclaimer',
    ',[11|12]{20250613},{2025-06-13T08:15:00Z},Payment,Complete,{payee},Ann,Bea,"{- $1,234.56/+}",,0,,0,,,,,,,Venmo,,',
    {
      before:
        'Account Statement - (@Ann-Lee) ,,,,,,,,,,,,,,,,,,,,,\nAccount Activity,,,,,,,,,,,,,,,,,,,,,',
      after: ',,,,,,,,,,,,,,,,,"$2,000.00",$0.00,,$0.00,"In case of errors or questions\ncall us"',
    },
  ],
  [
    'PayPal',
    '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID"',
    '"{06/13/2025}","08:15:00","PDT","{payee}","Website Payment","Completed","USD","{-1,234.56}","0.00","{-1,234.56}","a@b.example","c@d.example","[A1|B2]{20250613}"',
  ],
  [
    'Cash App',
    'Transaction ID,Date,Transaction Type,Currency,Amount,Fee,Net Amount,Asset Type,Asset Price,Asset Amount,Status,Notes,Name of sender/receiver,Account',
    '[a|b]{20250613},{2025-06-13 08:15:00} EDT,[Cash Card Debit|Deposits],USD,"{-$1,234.56}",$0,"{-$1,234.56}",,,,COMPLETE,,{payee},Visa Debit 1234',
  ],
  [
    'Schwab brokerage with a total',
    '"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"',
    '"{06/13/2025}","[Visa Purchase|MoneyLink Deposit]","","{payee}","","","","{-$1,234.56}"',
    { after: '"Transactions Total","","","","","","","-$239.06"' },
  ],
  [
    'Fidelity with a disclaimer',
    'Run Date,Action,Symbol,Description,Type,Quantity,Price ($),Commission ($),Fees ($),Accrued Interest ($),Amount ($),Settlement Date',
    ' {06/13/2025},"{payee}", ," No Description",Cash,,0.000,,,,{-1234.56},',
    {
      before: '\n\nBrokerage\n',
      after:
        '\n"The data and information in this spreadsheet is provided to you solely for your use."\n\nDate downloaded 07/01/2025 8:15 am',
    },
  ],
];
