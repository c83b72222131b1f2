import {
  type Category,
  categoryFacts,
  type FlowSource,
  type FlowUse,
  type MonthFlow,
} from '../../../finance';
import { type Cents, sum } from '../../../money';
import type { FlowEnd } from '../chart/flow-layout';
import { categoryColor } from '../identity/category-color';

export interface FlowOpening {
  readonly onMerchant?: ((merchant: string) => void) | undefined;
  readonly onCategory?: ((category: Category) => void) | undefined;
}

/** This many payers and categories are shown alone. A phone has room for fewer. */
export const MOST = {
  wide: { sources: 4, uses: 8 },
  narrow: { sources: 3, uses: 5 },
};

type Most = (typeof MOST)['wide'];

const GREEN = 'var(--positive-fill)';
const GRAY = 'var(--neutral-fill)';

const isBill = (use: FlowUse): boolean => categoryFacts(use).budgetGroup === 'fixed';

const figure = (name: string, amount: Cents, color: string, group?: string): FlowEnd[] =>
  amount === 0 ? [] : [{ key: name, name, amount, color, group }];

const amountOf = (list: readonly { readonly amount: Cents }[]): Cents =>
  sum(list.map(({ amount }) => amount));

export function cameFrom(
  flow: MonthFlow,
  { onMerchant }: FlowOpening,
  { sources }: Most = MOST.wide,
): FlowEnd[] {
  const source = ({ merchant, amount }: FlowSource): FlowEnd => ({
    key: `payer ${merchant}`,
    name: merchant,
    amount,
    color: GREEN,
    onOpen: onMerchant && (() => onMerchant(merchant)),
  });
  return [
    ...flow.sources.slice(0, sources).map(source),
    ...figure('Other income', amountOf(flow.sources.slice(sources)), GREEN),
    ...figure('Refunds', amountOf(flow.credits), GREEN),
    ...figure('From your balance', flow.shortfall, GRAY),
  ];
}

/** Bills come before everyday spending. The small ones of a group are one end. */
export function wentTo(
  flow: MonthFlow,
  { onCategory }: FlowOpening,
  { uses }: Most = MOST.wide,
): FlowEnd[] {
  const shown = flow.uses.slice(0, uses);
  const rest = flow.uses.slice(uses);
  const group = (name: string, belongs: (use: FlowUse) => boolean): FlowEnd[] => [
    ...shown.filter(belongs).map(({ category, custom, amount }): FlowEnd => ({
      key: `category ${category}`,
      name: category,
      amount,
      color: categoryColor(category, custom),
      group: name,
      onOpen: onCategory && (() => onCategory(category)),
    })),
    ...figure(`Other ${name.toLowerCase()}`, amountOf(rest.filter(belongs)), GRAY, name),
  ];
  return [
    ...group('Bills', isBill),
    ...group('Everyday', (use) => !isBill(use)),
    ...figure('Paid back', amountOf(flow.takenBack), GRAY),
    ...figure('Put aside', flow.setAside, 'var(--category-savings)'),
    ...figure('Left over', flow.leftOver, GREEN),
  ];
}
