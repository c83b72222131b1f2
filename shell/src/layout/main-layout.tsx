import { useIdle } from '@halyard/shared-contracts/ui';
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountSummary } from './account-summary';
import { useSearchDialog } from '../search/use-search-dialog';
import { Header } from './header';
import { MobileBar } from './menu/mobile-bar';
import { SideNavigation, type SideNavigationProps } from './menu/side-navigation';
import { LateContent, PhoneNavigation } from './late/late';
import styles from './main-layout.module.css';

const MOBILE_BREAKPOINT_PX = 768;

const query = () => window.matchMedia(`(max-width: ${MOBILE_BREAKPOINT_PX - 1}px)`);

function subscribe(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

function useIsMobile(): boolean {
  const isMobile = () => query().matches;
  // A phone may be turned after the server drew the view and before React has taken all of it over.
  const wasMobile = () =>
    window.halyardView ? window.halyardView.viewer.width < MOBILE_BREAKPOINT_PX : isMobile();
  return useSyncExternalStore(subscribe, isMobile, wasMobile);
}

interface MainLayoutProps {
  readonly navigation: SideNavigationProps;
  readonly children: ReactNode;
}

interface AroundProps {
  readonly navigation: SideNavigationProps;
  readonly onSearch: () => void;
}

function MobileBars({ navigation, onSearch }: AroundProps) {
  const { key } = useLocation();
  const idle = useIdle();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key;
  const openDrawer = () => setOpenedAt(key);
  return (
    <>
      <MobileBar open={open} onOpen={openDrawer} onSearch={onSearch} />
      {(idle || open) && (
        <Suspense fallback={null}>
          <PhoneNavigation
            navigation={navigation}
            open={open}
            onOpen={openDrawer}
            onClose={() => setOpenedAt(null)}
          />
        </Suspense>
      )}
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

/** Both layouts render the screen at the same place of the tree, so turning a phone keeps typed text. */
export function MainLayout({ navigation, children }: MainLayoutProps) {
  const isMobile = useIsMobile();
  const idle = useIdle();
  const search = useSearchDialog();
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      {isMobile ? (
        <MobileBars navigation={navigation} onSearch={search.open} />
      ) : (
        <Header onSearch={search.open} />
      )}
      <div className={isMobile ? undefined : styles.columns}>
        {!isMobile && <Sidebar navigation={navigation} />}
        <div className={isMobile ? styles.narrow : styles.body}>
          <main id="content" tabIndex={-1} className={styles.content}>
            {children}
          </main>
          <footer className={styles.footer}>
            {idle && (
              <Suspense fallback={null}>
                <LateContent folded={isMobile} />
              </Suspense>
            )}
          </footer>
        </div>
      </div>
      {search.dialog}
    </>
  );
}
