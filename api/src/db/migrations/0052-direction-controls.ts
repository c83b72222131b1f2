import { type Kysely, type Migration, type RawBuilder, sql } from 'kysely';

const CONTROLS = [
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
];

/** Names and notes of users and banks are in these columns. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  accounts: ['name', 'official_name', 'institution'],
  bill_choices: ['payee'],
  categories: ['name', 'budget_group'],
  change_rows: ['before', 'after'],
  changes: ['label'],
  documents: ['body'],
  goals: ['name'],
  imports: ['file_name'],
  investment_holdings: ['name'],
  investment_trades: ['name', 'security'],
  items: ['institution_name'],
  paystubs: ['employer'],
  policies: ['provider', 'policy_number'],
  receipts: ['name'],
  rules: ['name', 'body'],
  scenarios: ['name'],
  scheduled_items: ['name'],
  transaction_edits: ['merchant', 'note', 'tags', 'rule_category', 'rule_merchant', 'rule_tags'],
  transactions: ['name', 'merchant', 'made_name'],
};

const cleaned = (column: string): RawBuilder<string> =>
  CONTROLS.reduce(
    (text, control) => sql<string>`replace(${text}, ${control}, '')`,
    sql<string>`${sql.ref(column)}`,
  );

/** Names that were stored before entries were cleaned lose the controls that turn the text after them around. */
export const directionControls: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, columns] of Object.entries(TEXTS)) {
      for (const column of columns) {
        const text = cleaned(column);
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text}
          where ${sql.ref(column)} <> ${text}`.execute(db);
      }
    }
    // Browsers must not show the names that they have cached.
    await sql`update users set data_version = data_version + 1000`.execute(db);
  },
};
