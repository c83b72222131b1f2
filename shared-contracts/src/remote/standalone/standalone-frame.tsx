import type { ReactNode } from 'react';
import { NavLink, Route, Routes } from 'react-router-dom';
import { scenarioProblem } from '@halyard/shared-contracts/store';
import { ErrorView } from '@halyard/shared-contracts/ui';
import styles from './standalone-frame.module.css';

interface StandaloneFrameProps {
  readonly name: string;
  readonly screens: readonly { readonly path: string; readonly element: ReactNode }[];
}

/** An unknown scenario shows no screen, because real figures would look like those of the scenario. */
export function StandaloneFrame({ name, screens }: StandaloneFrameProps) {
  const problem = scenarioProblem(window.location.search);
  if (problem !== null) return <ErrorView message={problem} />;
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
