import { useIdle } from '@halyard/shared-contracts/ui';
import { useNarrow } from '@halyard/shared-contracts/ui/parts';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountSummary } from './account-summary';
import { useSearchDialog } from '../search/use-search-dialog';
import { Header } from './header';
import { MobileBar } from './menu/mobile-bar';
import { SideNavigation, type SideNavigationProps } from './menu/side-navigation';
import { LateContent, PhoneNavigation } from './late/late';
import styles from './main-layout.module.css';

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
  const isMobile = useNarrow();
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
