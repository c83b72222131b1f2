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

interface LayoutProps extends MainLayoutProps {
  readonly onSearch: () => void;
}

/** The drawer is open for the place it was opened at: choosing an item leads elsewhere and so closes it. */
function MobileLayout({ onIntent, onSearch, children }: LayoutProps) {
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
      <main id="content" className={styles.content}>
        {children}
      </main>
      <Footer />
    </>
  );
}

function DesktopLayout({ onIntent, onSearch, children }: LayoutProps) {
  return (
    <>
      <Header onSearch={onSearch} />
      <div className={styles.columns}>
        <aside className={styles.sidebar}>
          <SideNavigation onIntent={onIntent} />
          <AccountSummary />
        </aside>
        <div className={styles.body}>
          <main id="content" className={styles.content}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
    </>
  );
}

/** Everything around a screen (spec part 1, 2.3). */
export function MainLayout(props: MainLayoutProps) {
  const Layout = useIsMobile() ? MobileLayout : DesktopLayout;
  const search = useSearchDialog();
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Layout {...props} onSearch={search.open} />
      {search.dialog}
    </>
  );
}
