import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountSummary } from './account-summary';
import { useSearchDialog } from '../search/use-search-dialog';
import { Drawer } from './drawer';
import { Footer } from './footer';
import { Header } from './header';
import { MobileBar } from './mobile-bar';
import { SideNavigation } from './side-navigation';
import { useIsMobile } from './use-is-mobile';
import styles from './main-layout.module.css';

interface MainLayoutProps {
  readonly onIntent: (path: string) => void;
  readonly children: ReactNode;
}

interface AroundProps {
  readonly onIntent: (path: string) => void;
  readonly onSearch: () => void;
}

/** The drawer is open for the place it was opened at: choosing an item leads elsewhere and so closes it. */
function MobileTop({ onIntent, onSearch }: AroundProps) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key;
  return (
    <>
      <MobileBar open={open} onOpen={() => setOpenedAt(key)} onSearch={onSearch} />
      <Drawer open={open} onClose={() => setOpenedAt(null)}>
        <SideNavigation onIntent={onIntent} />
        <AccountSummary />
      </Drawer>
    </>
  );
}

function Sidebar({ onIntent }: Pick<AroundProps, 'onIntent'>) {
  return (
    <aside className={styles.sidebar}>
      <SideNavigation onIntent={onIntent} />
      <AccountSummary />
    </aside>
  );
}

/**
 * Everything around a screen (P1-2.3-7, P1-2.3-10). Both layouts render the screen at the same place of the tree: turning
 * a phone switches between them, and what the user is typing has to stay.
 */
export function MainLayout({ onIntent, children }: MainLayoutProps) {
  const isMobile = useIsMobile();
  const search = useSearchDialog();
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      {isMobile ? (
        <MobileTop onIntent={onIntent} onSearch={search.open} />
      ) : (
        <Header onSearch={search.open} />
      )}
      <div className={isMobile ? undefined : styles.columns}>
        {!isMobile && <Sidebar onIntent={onIntent} />}
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
