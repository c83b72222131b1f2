import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountSummary } from './account-summary';
import { useSearchDialog } from '../search/use-search-dialog';
import { Footer } from './footer';
import { Header } from './header';
import { Drawer } from './menu/drawer';
import { MobileBar } from './menu/mobile-bar';
import { SideNavigation, type SideNavigationProps } from './menu/side-navigation';
import styles from './main-layout.module.css';

const MOBILE_BREAKPOINT_PX = 768;

const query = () => window.matchMedia(`(max-width: ${MOBILE_BREAKPOINT_PX - 1}px)`);

function subscribe(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}

interface MainLayoutProps {
  readonly navigation: SideNavigationProps;
  readonly children: ReactNode;
}

interface AroundProps {
  readonly navigation: SideNavigationProps;
  readonly onSearch: () => void;
}

/** The drawer belongs to the place where it was opened, so choosing an entry closes it. */
function MobileTop({ navigation, onSearch }: AroundProps) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key;
  return (
    <>
      <MobileBar open={open} onOpen={() => setOpenedAt(key)} onSearch={onSearch} />
      <Drawer open={open} onClose={() => setOpenedAt(null)}>
        <SideNavigation {...navigation} />
        <AccountSummary />
      </Drawer>
    </>
  );
}

function Sidebar({ navigation }: Pick<AroundProps, 'navigation'>) {
  return (
    <aside className={styles.sidebar}>
      <SideNavigation {...navigation} />
      <AccountSummary />
    </aside>
  );
}

/** Both layouts render the screen at the same place of the tree, so turning a phone keeps what the user typed. */
export function MainLayout({ navigation, children }: MainLayoutProps) {
  const isMobile = useIsMobile();
  const search = useSearchDialog();
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      {isMobile ? (
        <MobileTop navigation={navigation} onSearch={search.open} />
      ) : (
        <Header onSearch={search.open} />
      )}
      <div className={isMobile ? undefined : styles.columns}>
        {!isMobile && <Sidebar navigation={navigation} />}
        <div className={isMobile ? undefined : styles.body}>
          <main id="content" className={styles.content}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
      {search.dialog}
    </>
  );
}
