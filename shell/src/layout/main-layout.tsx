import { type ReactNode, useState } from 'react';
import { AccountSummary } from './account-summary';
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

function MobileLayout({ onIntent, children }: MainLayoutProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <MobileBar open={open} onOpen={() => setOpen(true)} />
      <Drawer open={open} onClose={close}>
        <SideNavigation onChoose={close} onIntent={onIntent} />
        <AccountSummary onChoose={close} />
      </Drawer>
      <main id="content" className={styles.content}>
        {children}
      </main>
      <Footer />
    </>
  );
}

function DesktopLayout({ onIntent, children }: MainLayoutProps) {
  return (
    <>
      <Header />
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
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Layout {...props} />
    </>
  );
}
