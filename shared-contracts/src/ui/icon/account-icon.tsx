import {
  Bitcoin,
  Briefcase,
  ChartLine,
  Landmark,
  type LucideIcon,
  PiggyBank,
  Umbrella,
} from 'lucide-react';
import { IconTile } from './icon-tile';

const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['checking', Landmark],
  ['savings', PiggyBank],
  ['brokerage', ChartLine],
  ['retirement', Umbrella],
  ['crypto', Bitcoin],
]);

/** The icon of an account type; a briefcase when the type has none (P1-2.6-16). */
export function AccountIcon({ type }: { readonly type: string }) {
  return <IconTile icon={icons.get(type) ?? Briefcase} />;
}
