import { chartColor } from '../chart-view/chart-color';
import styles from './legend.module.css';

export const LEGEND_PX = 32;

export function Legend({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles.legend} style={{ height: LEGEND_PX }}>
      {names.map((name, index) => (
        <li key={name} className={styles.entry}>
          <Swatch index={index} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Swatch({ index }: { readonly index: number }) {
  return <span className={styles.swatch} style={{ background: chartColor(index) }} />;
}
