import {
  Baby,
  BadgePercent,
  BookOpen,
  Coins,
  Dumbbell,
  Gift,
  Hammer,
  HandCoins,
  HeartPulse,
  Hourglass,
  HousePlus,
  Landmark,
  PawPrint,
  Percent,
  Receipt,
  Scissors,
  ShieldPlus,
  Umbrella,
} from 'lucide-react';
import { IconTile } from './icon-tile';

const icons = {
  Mortgage: HousePlus,
  'Loan Interest': Percent,
  Insurance: Umbrella,
  Childcare: Baby,
  Taxes: Landmark,
  Medical: HeartPulse,
  Fitness: Dumbbell,
  Home: Hammer,
  'Personal Care': Scissors,
  Education: BookOpen,
  Pets: PawPrint,
  'Gifts & Donations': Gift,
  Fees: Receipt,
  'Interest Income': BadgePercent,
  Dividends: Coins,
  Benefits: HandCoins,
  Pension: Hourglass,
  'Insurance Payout': ShieldPlus,
};

export type FurtherCategory = keyof typeof icons;

export function FurtherCategoryIcon({ category }: { readonly category: FurtherCategory }) {
  return <IconTile icon={icons[category]} />;
}
