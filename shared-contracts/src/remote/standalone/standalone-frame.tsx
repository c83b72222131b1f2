import type { ReactNode } from 'react';
import { NavLink, Route, Routes } from 'react-router-dom';
import styles from './standalone-frame.module.css';

interface StandaloneFrameProps {
  readonly name: string;
  readonly screens: readonly { readonly path: string; readonly element: ReactNode }[];
}

/** What stands around the screens of a remote that runs alone: a list of them, and nothing of the shell. */
export function StandaloneFrame({ name, screens }: StandaloneFrameProps) {
  return (
    <>
      <nav className={styles.nav} aria-label={name}>
        {screens.map(({ path }) => (
          <NavLink key={path} to={{ pathname: path, search: window.location.search }}>
            {path}
          </NavLink>
        ))}
      </nav>
      <main>
        <Routes>
          {screens.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path="*" element={<p>Choose a screen of {name}.</p>} />
        </Routes>
      </main>
    </>
  );
}
