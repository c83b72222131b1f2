import { BottomTabs } from '@halyard/shared-contracts/ui/frame';
import { AccountSummary } from '../account-summary';
import { Drawer } from './drawer';
import { SideNavigation, type SideNavigationProps } from './side-navigation';

const TAB_PATHS = ['/', '/transactions', '/spending', '/budget'];

interface PhoneNavigationProps {
  readonly navigation: SideNavigationProps;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

export function PhoneNavigation({ navigation, open, onOpen, onClose }: PhoneNavigationProps) {
  const { entries, onIntent } = navigation;
  const tabs = TAB_PATHS.flatMap((path) => entries.filter((entry) => entry.path === path));
  return (
    <>
      <Drawer open={open} onClose={onClose}>
        <SideNavigation {...navigation} />
        <AccountSummary />
      </Drawer>
      <BottomTabs label="Tabs" tabs={tabs} open={open} onMore={onOpen} onIntent={onIntent} />
    </>
  );
}
