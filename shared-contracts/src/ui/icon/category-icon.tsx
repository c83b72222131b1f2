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
  type LucideIcon,
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
} from 'lucide-react';
import type { Category } from '../../finance';
import { IconTile } from './icon-tile';

const icons: Readonly<Record<Category, LucideIcon>> = {
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

/** The icons are those of the specification (P1-2.8-14). */
export function CategoryIcon({ category }: { readonly category: Category }) {
  return <IconTile icon={icons[category]} />;
}
