import { AccountSummary } from '../account-summary';
import { BottomTabs } from './bottom-tabs';
import { Drawer } from './drawer';
import { SideNavigation, type SideNavigationProps } from './side-navigation';

interface PhoneNavigationProps {
  readonly navigation: SideNavigationProps;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

export function PhoneNavigation({ navigation, open, onOpen, onClose }: PhoneNavigationProps) {
  return (
    <>
      <Drawer open={open} onClose={onClose}>
        <SideNavigation {...navigation} />
        <AccountSummary />
      </Drawer>
      <BottomTabs {...navigation} open={open} onMore={onOpen} />
    </>
  );
}
