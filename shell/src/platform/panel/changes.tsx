import { Fragment } from 'react';
import styles from './platform-screen.module.css';

const VERSION = /((?!shell@)\b[a-z][a-z0-9-]*@\d+\.\d+\.\d+(?:-[\w.]+)?)/;

const publishedIn = (line: string): string | undefined =>
  / publish ([\w@.-]+) /.exec(line)?.[1] ?? undefined;

const withLinks = (line: string) =>
  line.split(VERSION).map((piece, place) =>
    place % 2 === 1 ? (
      <a key={`${place} ${piece}`} href={`#${piece}`}>
        {piece}
      </a>
    ) : (
      <Fragment key={`${place} ${piece}`}>{piece}</Fragment>
    ),
  );

/** The newest changes come first. The row of a version links to the change that published it. */
export function Changes({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ol className={styles.trail} aria-label="Last changes">
      {lines.map((line) => {
        const published = publishedIn(line);
        return (
          <li key={line} id={published && `change-${published}`}>
            {withLinks(line)}
          </li>
        );
      })}
    </ol>
  );
}
