import {
  ArrowLeftRight,
  Banknote,
  Briefcase,
  Bus,
  Car,
  ChartLine,
  Clapperboard,
  Fuel,
  GraduationCap,
  House,
  PiggyBank,
  Plane,
  Repeat,
  ShieldCheck,
  ShoppingBag,
  ShoppingBasket,
  Smartphone,
  Tag,
  Utensils,
  Wifi,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { lazy, Suspense } from 'react';
import { type BuiltInCategory, type Categorized, categoryOfKey, originOf } from '../../finance';
import type { FurtherCategory } from './further-category-icon';
import { IconTile } from './icon-tile';

const icons: Readonly<Record<Exclude<BuiltInCategory, FurtherCategory>, LucideIcon>> = {
  Rent: House,
  Groceries: ShoppingBasket,
  'Dining Out': Utensils,
  Gas: Fuel,
  Transportation: Bus,
  'Auto Loan': Car,
  'Student Loan': GraduationCap,
  Utilities: Zap,
  Phone: Smartphone,
  Internet: Wifi,
  Subscriptions: Repeat,
  Shopping: ShoppingBag,
  Salary: Briefcase,
  Income: Banknote,
  Savings: PiggyBank,
  Investments: ChartLine,
  Transfer: ArrowLeftRight,
  'Auto Insurance': ShieldCheck,
  Entertainment: Clapperboard,
  Travel: Plane,
  Other: Tag,
};

/** They are loaded on demand, because few users have these on their first screen. */
const LazyIcon = lazy(async () => {
  const { FurtherCategoryIcon } = await import('./further-category-icon');
  return { default: FurtherCategoryIcon };
});

const isFirst = (category: BuiltInCategory): category is keyof typeof icons => category in icons;

const drawnAs = (of: Categorized): BuiltInCategory =>
  of.custom?.icon ? categoryOfKey(of.custom.icon) : (originOf(of) ?? 'Other');

/** Implements P1-2.8-14. */
export function CategoryIcon(of: Categorized) {
  const category = drawnAs(of);
  if (isFirst(category)) return <IconTile icon={icons[category]} />;
  return (
    <Suspense fallback={<IconTile icon={Tag} />}>
      <LazyIcon category={category} />
    </Suspense>
  );
}
