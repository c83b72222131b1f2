import { ColumnDefinitionNode, type DataTypeNode, PostgresQueryCompiler } from 'kysely';

const NUL = '\u0000';
const REPLACEMENT = '\uFFFD';

/** PostgreSQL refuses the character NUL, which a bank may send. */
export const toPostgresText = (text: string): string => text.replaceAll(NUL, REPLACEMENT);

/** Adapts texts of queries to PostgreSQL. */
export class TextQueryCompiler extends PostgresQueryCompiler {
  /** Compares texts byte by byte, as SQLite does. */
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    const isColumn = this.parentNode && ColumnDefinitionNode.is(this.parentNode);
    if (isColumn && node.dataType === 'text') this.append(' collate "C"');
  }

  protected override appendValue(value: unknown): void {
    super.appendValue(typeof value === 'string' ? toPostgresText(value) : value);
  }
}
