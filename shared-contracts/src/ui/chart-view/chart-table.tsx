import styles from './chart-table.module.css';

interface ChartTableProps {
  readonly caption: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly [name: string, ...figures: string[]])[];
}

export function ChartTable({ caption, headers, rows }: ChartTableProps) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={headers[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
