import clsx from 'clsx';
import { useState } from 'react';
import { BottomTabs, MENU_ICONS, MenuIcon } from '../ui/frame';
import styles from './catalog.module.css';
import type { Sample } from './sample';

const TABS = [
  { path: '/frame', label: 'Home', icon: 'house' },
  { path: '/lists', label: 'Transactions', icon: 'arrow-left-right' },
  { path: '/charts', label: 'Spending', icon: 'chart-pie' },
  { path: '/entry', label: 'Budget', icon: 'banknote' },
];

interface TabsProps {
  readonly label: string;
  readonly tabs?: typeof TABS;
  readonly narrow?: boolean;
}

function Tabs({ label, tabs = TABS, narrow = false }: TabsProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={clsx(styles.window, narrow && styles.narrow)}>
      <BottomTabs
        label={label}
        tabs={tabs}
        open={open}
        onMore={() => setOpen(!open)}
        onIntent={() => undefined}
      />
    </div>
  );
}

export const FRAME_SAMPLES: readonly Sample[] = [
  {
    title: 'Bottom tabs',
    states: [
      { name: 'The first screen is open', content: <Tabs label="Tabs" /> },
      {
        name: 'No tab is open',
        content: <Tabs label="Tabs without a current one" tabs={TABS.slice(1)} />,
      },
      { name: 'Too narrow for names', content: <Tabs label="Narrow tabs" narrow /> },
      {
        name: 'Before the menu is known',
        content: <Tabs label="Tabs without screens" tabs={[]} />,
      },
    ],
  },
  {
    title: 'Icons of the menu',
    states: [
      {
        name: 'By name; a remote names one in its declaration',
        content: (
          <ul className={styles.line}>
            {[...MENU_ICONS, 'an unknown name'].map((name) => (
              <li key={name} className={styles.line}>
                <MenuIcon name={name} />
                {name}
              </li>
            ))}
          </ul>
        ),
      },
    ],
  },
];
