import { ADD, CHANGE, type Topic } from './topic';

const NOT_SPENDING =
  'counted counting count being as spending expense expenses income out of from budget totals toward towards not twice between accounts venmo zelle paypal cash app savings own';

/** What can be done with transactions. */
export const ROWS: readonly Topic[] = [
  {
    verbs: 'stop exclude ignore remove hide keep leave mark count treat avoid prevent',
    things: 'transfers,transfer,internal transfers',
    may: NOT_SPENDING,
    says: 'Open Transactions, choose ‘Details’ beside the transfer, and turn on ‘Hide from spending’. A rule can do it for all later ones: ‘Mark as a transfer between my accounts’.',
    label: 'Open your transactions',
    href: '/transactions',
  },
  {
    verbs: 'stop exclude ignore hide leave',
    things: 'transactions,transaction,purchases,purchase,charges,charge,payments,payment',
    may: `${NOT_SPENDING} certain one`,
    says: 'Open Transactions, choose ‘Details’ beside the transaction, and turn on ‘Hide from spending’.',
    label: 'Open your transactions',
    href: '/transactions',
  },
  {
    verbs: CHANGE,
    things: 'merchant name,merchant names,name of a merchant,merchants,merchant,store name',
    may: 'transaction transactions wrong name',
    says: 'Open Transactions, choose ‘Details’ beside the transaction, and ‘Rename merchant’.',
    label: 'Open your transactions',
    href: '/transactions',
  },
  {
    verbs: `attach upload ${ADD} save keep`,
    things: 'receipts,receipt,photo of a receipt,picture of a receipt',
    may: 'transaction transactions purchase photo picture',
    says: 'Open Transactions, choose ‘Details’ beside the transaction, and attach the receipt there.',
    label: 'Open your transactions',
    href: '/transactions',
  },
  {
    verbs: `${CHANGE} recategorize categorize move`,
    things: 'categories,category,categorize,recategorize',
    may: 'transaction transactions purchase purchases charge wrong payment merchant that one different another',
    says: 'Open Transactions, choose ‘Details’ beside the transaction, and pick another category. A rule can do the same for later ones.',
    label: 'Open your transactions',
    href: '/transactions',
  },
  {
    verbs: ADD,
    things: 'own category,custom category,categories,category',
    may: 'custom',
    says: 'Open Categories and choose ‘Add category’.',
    label: 'Open your categories',
    href: '/categories',
  },
  {
    verbs: 'split divide',
    things: 'transactions,transaction,purchase,charge,payment',
    may: 'between categories category two into several',
    says: 'Open Transactions, choose ‘Details’ beside the transaction, and split it into parts with their own categories.',
    label: 'Open your transactions',
    href: '/transactions',
  },
  {
    verbs: `${ADD} tag`,
    things: 'tags,tag,label,labels,note,notes',
    may: 'transaction transactions purchase',
    says: 'Open Transactions and choose ‘Details’ beside the transaction. It has a place for tags and a note.',
    label: 'Open your transactions',
    href: '/transactions',
  },
  {
    verbs: `${ADD} ${CHANGE} automatically automate always`,
    things: 'rules,rule',
    may: 'category categories transactions merchant',
    says: 'Open Rules and choose ‘Add rule’. A rule renames transactions or gives them a category when they arrive.',
    label: 'Open your rules',
    href: '/rules',
  },
  {
    verbs: `${ADD} record log`,
    things: 'cash transaction,transactions,transaction,expense,expenses,purchase,cash',
    may: 'manual manually hand by cash',
    says: 'Open Transactions and add it there, with its date, amount, and category.',
    label: 'Open your transactions',
    href: '/transactions',
  },
  {
    verbs: 'search find filter look',
    things: 'transactions,transaction,purchase,charge',
    may: 'specific certain old past',
    says: 'Open Transactions. You can search there by merchant, amount, date, category, and account.',
    label: 'Open your transactions',
    href: '/transactions',
  },
  {
    verbs: 'export download print save',
    things: 'transactions,data,spreadsheet,csv,excel,everything,records,pdf',
    may: 'to as into csv excel spreadsheet file pdf all',
    says: 'Open Your data. It gives you everything in one file, with tables for a spreadsheet.',
    label: 'Open your data',
    href: '/your-data',
  },
];
