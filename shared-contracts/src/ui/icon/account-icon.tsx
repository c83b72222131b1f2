import {
  Banknote,
  Bitcoin,
  Briefcase,
  Car,
  ChartLine,
  House,
  Landmark,
  type LucideIcon,
  PiggyBank,
  ShoppingBag,
  Tag,
  Umbrella,
} from 'lucide-react';
import { accountTypeFacts, type AccountTypeFacts, isAccountType } from '../../finance';
import { IconTile } from './icon-tile';

const icons: Readonly<Record<AccountTypeFacts['icon'], LucideIcon>> = {
  bank: Landmark,
  piggy_bank: PiggyBank,
  chart: ChartLine,
  umbrella: Umbrella,
  coin: Bitcoin,
  banknote: Banknote,
  house: House,
  car: Car,
  tag: Tag,
  shopping_bag: ShoppingBag,
  briefcase: Briefcase,
};

/** Implements P1-2.6-16. */
export function AccountIcon({ type }: { readonly type: string }) {
  return <IconTile icon={isAccountType(type) ? icons[accountTypeFacts(type).icon] : Briefcase} />;
}
