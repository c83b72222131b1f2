import type { AnswerBlock } from '@halyard/shared-contracts/wire';
import { FiguredText } from '../insights/figured-text';
import styles from './answer-blocks.module.css';

type Table = Extract<AnswerBlock, { readonly kind: 'table' }>;

export function AnswerTable({ table: { caption, columns, rows } }: { table: Table }) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map(({ text, figures }, column) => {
              const cell = <FiguredText text={text} figures={figures} />;
              return column === 0 ? (
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={column}>{cell}</td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
