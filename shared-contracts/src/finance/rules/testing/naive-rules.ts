import type { Rule, RuleCondition, RuleRow } from '../rule';

type Row = Readonly<Record<string, string | number>>;

/** Tries every way to read the pattern, which is fast enough for short texts. */
function naiveWildcards(text: string, pattern: string): boolean {
  if (pattern === '') return text === '';
  const rest = pattern.slice(1);
  if (pattern[0] !== '*') return text[0] === pattern[0] && naiveWildcards(text.slice(1), rest);
  return Array.from({ length: text.length + 1 }, (_, at) => text.slice(at)).some((tail) =>
    naiveWildcards(tail, rest),
  );
}

const folded = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

function seenValue(row: RuleRow, field: string): string | number {
  const day = new Date(`${row.date}T00:00:00Z`);
  const values: Row = {
    merchant: folded(row.merchant),
    text: folded(row.text),
    category: row.category,
    account: row.accountId,
    direction: row.amount < 0 ? 'out' : 'in',
    weekday: String(day.getUTCDay() || 7),
    amount: Math.abs(row.amount),
    dayOfMonth: day.getUTCDate(),
  };
  return values[field]!;
}

function isMet(row: RuleRow, condition: RuleCondition): boolean {
  const { field, operator, value } = condition;
  const seen = seenValue(row, field);
  const isText = field === 'merchant' || field === 'text';
  const wanted = typeof value === 'string' && isText ? folded(value) : value;
  const [text, piece] = [String(seen), String(wanted)];
  const [low, high] = [value, ('value2' in condition ? condition.value2 : undefined) ?? value];
  const answers: Readonly<Record<string, boolean>> = {
    is: seen === wanted,
    isNot: seen !== wanted,
    contains: isText && text.indexOf(piece) !== -1,
    startsWith: text.slice(0, piece.length) === piece,
    matches: isText && naiveWildcards(text, piece),
    above: seen > value,
    below: seen < value,
    between: (seen >= low && seen <= high) || (seen >= high && seen <= low),
  };
  return answers[operator]!;
}

/** Decides like `ruleRunner`, in one slow loop over fields. */
export function naiveOutcome(rules: readonly Rule[], row: RuleRow, own: ReadonlySet<string>) {
  const outcome: Record<string, { rule: string; value: unknown }> = {};
  const met: string[] = [];
  for (const rule of rules) {
    const { category, merchant } = outcome;
    const seen = { ...row };
    if (merchant) Object.assign(seen, { merchant: merchant.value });
    if (typeof category?.value === 'string') Object.assign(seen, { category: category.value });
    const results = rule.conditions.map((condition) => isMet(seen, condition));
    if (rule.match === 'all' ? results.includes(false) : !results.includes(true)) continue;
    met.push(rule.id);
    for (const [field, value] of Object.entries(rule.then)) {
      if (value === undefined || own.has(field) || field in outcome) continue;
      outcome[field] = { rule: rule.id, value };
    }
  }
  return { outcome, met };
}
