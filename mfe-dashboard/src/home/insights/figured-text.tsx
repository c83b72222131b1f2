import type { Figure } from '@halyard/shared-contracts/wire';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { pieces } from './figured-pieces';
import styles from './figured-text.module.css';

interface FiguredTextProps {
  readonly text: string;
  readonly figures: readonly Figure[] | undefined;
}

/** It never renders markup in the text. */
export function FiguredText({ text, figures = [] }: FiguredTextProps) {
  return pieces(text, figures).map(({ at, words, href }) =>
    href === null ? (
      <Fragment key={at}>{words}</Fragment>
    ) : (
      <Link key={at} to={href} className={styles.figure}>
        <span className={styles.words}>{words}</span>
      </Link>
    ),
  );
}
