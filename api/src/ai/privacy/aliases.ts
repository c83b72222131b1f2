import {
  type Account,
  ACCOUNT_TYPES,
  accountTypeFacts,
  debtTypeFacts,
  type FinancialData,
  isAccountType,
  type Liability,
  LIABILITY_TYPES,
} from '@halyard/shared-contracts/finance';
import type { FiguredText } from '../fact/figured-text';

type AnyType = Account['type'] | Liability['type'];

function nounOf(type: AnyType): string {
  if (type === 'other') return 'Account';
  return isAccountType(type) ? accountTypeFacts(type).label : debtTypeFacts(type).label;
}

/** A provider sees accounts and debts under aliases such as 'Checking 1'. */
export interface Aliases {
  readonly byId: ReadonlyMap<string, string>;
  readonly idOf: ReadonlyMap<string, string>;
  readonly pattern: RegExp;
  named(line: FiguredText): FiguredText;
}

function aliasesById(holdings: readonly (Account | Liability)[]): Map<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    holdings.map(({ id, type }) => {
      const number = (counts.get(type) ?? 0) + 1;
      counts.set(type, number);
      return [id, `${nounOf(type)} ${number}`];
    }),
  );
}

/** Replaces parts of a text and moves the figures after them. */
function replaced(
  { text, spans }: FiguredText,
  pattern: RegExp,
  by: (found: string) => string,
): FiguredText {
  let shown = '';
  let from = 0;
  const moves: { readonly after: number; readonly by: number }[] = [];
  for (const match of text.matchAll(pattern)) {
    const put = by(match[0]);
    shown += text.slice(from, match.index) + put;
    from = match.index + match[0].length;
    moves.push({ after: match.index, by: put.length - match[0].length });
  }
  const moved = (at: number) =>
    moves.reduce((place, move) => (move.after < at ? place + move.by : place), at);
  return { text: shown + text.slice(from), spans: spans.map((s) => ({ ...s, at: moved(s.at) })) };
}

export function aliasesOf({ accounts, liabilities }: FinancialData): Aliases {
  const holdings = [...accounts, ...liabilities];
  const byId = aliasesById(holdings);
  const idOf = new Map([...byId].map(([id, alias]) => [alias.toLowerCase(), id]));
  const nameOf = new Map(holdings.map(({ id, name }) => [id, name]));
  const types: readonly AnyType[] = [...ACCOUNT_TYPES, ...LIABILITY_TYPES];
  const nouns = types.map(nounOf).join('|');
  const pattern = new RegExp(`\\b(?:${nouns}) \\d+\\b`, 'gi');
  const name = (alias: string) => nameOf.get(idOf.get(alias.toLowerCase()) ?? '') ?? alias;
  return { byId, idOf, pattern, named: (line) => replaced(line, pattern, name) };
}
