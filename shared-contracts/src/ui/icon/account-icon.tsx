import {
  Bitcoin,
  Briefcase,
  Car,
  ChartLine,
  Gem,
  House,
  Landmark,
  type LucideIcon,
  PiggyBank,
  Store,
  Umbrella,
  Wallet,
} from 'lucide-react';
import { accountTypeFacts, type AccountTypeFacts, isAccountType } from '../../finance';
import { IconTile } from './icon-tile';

const icons: Readonly<Record<AccountTypeFacts['icon'], LucideIcon>> = {
  bank: Landmark,
  piggy_bank: PiggyBank,
  chart: ChartLine,
  umbrella: Umbrella,
  coin: Bitcoin,
  wallet: Wallet,
  house: House,
  car: Car,
  gem: Gem,
  store: Store,
  briefcase: Briefcase,
};

/** A type without an icon shows a briefcase (P1-2.6-16). */
export function AccountIcon({ type }: { readonly type: string }) {
  return <IconTile icon={isAccountType(type) ? icons[accountTypeFacts(type).icon] : Briefcase} />;
}
