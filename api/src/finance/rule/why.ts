import { type RuleField, type Transaction, wholeId } from '@halyard/shared-contracts/finance';
import type { Why } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { hasOwnData } from '../../db/own-data';
import { BLANK_EDIT, type Edit } from '../../db/row/edits';
import { type RuleCells, readRuleCell } from '../../db/row/rule-cells';
import { editsOf } from '../../db/transaction-queries';
import { AppError } from '../../errors';
import { plainRowsOf, toPlainRow } from '../../rules/plain-rows';
import type { PlainRow } from '../../rules/rule-facts';
import { storedRules } from '../../rules/stored-rules';
import { lateMonth } from '../budget/stored-budget';
import { sample } from '../financial-data/sample';

type Reason = Why['category'];

interface Origin extends PlainRow {
  readonly code: string | null;
  /** The bank names the merchant beside its text. */
  readonly isNamed: boolean;
  readonly entry: NonNullable<Why['entry']>;
}

async function originOf(db: Db, userId: string, id: string): Promise<Origin> {
  if (!(await hasOwnData(db, userId))) {
    const transaction = (await sample()).transactions.find((each) => each.id === id);
    if (!transaction) throw new AppError('NOT_FOUND');
    const merchant = () => transaction.merchant;
    return { transaction, merchant, isTyped: false, code: null, isNamed: true, entry: 'sample' };
  }
  const row = await plainRowsOf(db, userId)
    .select('t.pfc_primary')
    .where('t.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const code = row.pfc_detailed ?? row.pfc_primary;
  const isNamed = row.source === 'bank' && row.merchant !== row.name;
  const typed = row.import_id === null ? 'you' : 'statement';
  return { ...toPlainRow(row), code, isNamed, entry: row.source === 'bank' ? 'bank' : typed };
}

type RuleNames = ReadonlyMap<string, string | null>;

function byRule(cells: RuleCells, field: RuleField, names: RuleNames): Reason | null {
  const rule = readRuleCell(cells, field)?.rule;
  if (rule === undefined) return null;
  const name = names.get(rule);
  return {
    by: 'rule',
    ...(name !== undefined && { ruleId: rule }),
    ...(typeof name === 'string' && { detail: name }),
  };
}

/** Returns the reasons of the fields that no bank sets. */
function setFields(
  edit: Omit<Edit, 'transaction_id'>,
  names: RuleNames,
): Pick<Why, 'tags' | 'hidden' | 'reviewed'> {
  const reasonOf = (field: 'tags' | 'hidden' | 'reviewed') =>
    edit[field] === null ? byRule(edit, field, names) : ({ by: 'you' } as const);
  const [tags, hidden, reviewed] = [reasonOf('tags'), reasonOf('hidden'), reasonOf('reviewed')];
  return { ...(tags && { tags }), ...(hidden && { hidden }), ...(reviewed && { reviewed }) };
}

function categoryReason({ transaction, isTyped, code }: Origin, listed: Transaction): Reason {
  if (listed.transfer) return { by: 'transfer' };
  if (isTyped && transaction.category !== 'Other') return { by: 'you' };
  if (transaction.source === 'sample') return { by: 'bank' };
  if (code !== null) return { by: 'code', detail: code };
  if (transaction.category === 'Other') return { by: 'nothing' };
  return { by: 'guess', detail: transaction.name };
}

function merchantReason({ transaction, isTyped, isNamed }: Origin): Reason {
  if (isTyped) return { by: 'you' };
  return isNamed ? { by: 'bank' } : { by: 'guess', detail: transaction.name };
}

const isOwnCategory = ({ category, parts }: Pick<Edit, 'category' | 'parts'>): boolean =>
  category !== null || parts !== null;

/** Throws NOT_FOUND. */
export async function whyOf(db: Db, userId: string, listed: Transaction): Promise<Why> {
  const id = wholeId(listed.id);
  const origin = await originOf(db, userId, id);
  const [edit = BLANK_EDIT] = await editsOf(db, userId, [id]);
  const late = await lateMonth(db, userId, id);
  const rules = await storedRules(db, userId);
  const names: RuleNames = new Map(rules.map((rule) => [rule.id, rule.name]));
  return {
    category: isOwnCategory(edit)
      ? { by: 'you' }
      : (byRule(edit, 'category', names) ?? categoryReason(origin, listed)),
    merchant:
      edit.merchant === null
        ? (byRule(edit, 'merchant', names) ?? merchantReason(origin))
        : { by: 'you' },
    ...setFields(edit, names),
    entry: origin.entry,
    ...(late && { late: { month: late.month, arrivedOn: late.arrivedOn } }),
  };
}
