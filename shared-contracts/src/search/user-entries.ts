import {
  addDays,
  type IsoDate,
  openOccurrences,
  type ScheduledItem,
  type Transaction,
} from '../finance';
import { formatUsd } from '../money';
import { spokenDate } from '../ui';
import type { GoalsAnswer, RuleWire } from '../wire';
import type { SearchGroup } from './search-view';

/** A list is null if it could not be read. */
export interface UserEntries {
  readonly scheduled: readonly ScheduledItem[] | null;
  readonly goals: GoalsAnswer['goals'] | null;
  readonly rules: readonly RuleWire[] | null;
}

interface Known {
  readonly transactions: readonly Transaction[];
  readonly today: IsoDate;
}

const MOST = 5;
const YEAR_DAYS = 366;

function dueNote(item: ScheduledItem, { transactions, today }: Known): string {
  const [next] = openOccurrences([item], transactions, today, addDays(today, YEAR_DAYS));
  const amount = formatUsd(item.amount);
  return next ? `${amount} · next ${spokenDate(next.date)}` : amount;
}

const conditionTexts = ({ when }: RuleWire): string[] =>
  when.conditions.map(({ value }) => `${value}`);

const ruleTexts = (rule: RuleWire): string[] => [
  rule.name ?? '',
  ...conditionTexts(rule),
  rule.then.merchant ?? '',
  rule.then.category ?? '',
  ...(rule.then.tags ?? []),
];

/** Finds a part of a name in any case, as `localSearch` does, in scheduled items, goals, and rules. */
export function ownGroups(things: UserEntries, known: Known, query: string): SearchGroup[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const find = <T>(all: readonly T[] | null, textsOf: (one: T) => readonly string[]): T[] =>
    (all ?? [])
      .filter((one) => textsOf(one).some((text) => text.toLowerCase().includes(wanted)))
      .slice(0, MOST);
  const groups: SearchGroup[] = [
    {
      heading: 'Scheduled',
      items: find(things.scheduled, ({ name }) => [name]).map((item) => ({
        id: item.id,
        title: item.name,
        note: dueNote(item, known),
        to: '/cashflow',
      })),
    },
    {
      heading: 'Goals',
      items: find(things.goals, ({ name }) => [name]).map(({ id, name, pace }) => ({
        id,
        title: name,
        note: pace,
        to: '/goals',
      })),
    },
    {
      heading: 'Rules',
      items: find(things.rules, ruleTexts).map((rule) => ({
        id: rule.id,
        title: rule.name ?? conditionTexts(rule).join(', '),
        note: 'Rule',
        to: '/rules',
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
