import { ColumnDefinitionNode, type DataTypeNode, PostgresQueryCompiler } from 'kysely';

const NUL = '\u0000';
const REPLACEMENT = '\uFFFD';

/** A text as PostgreSQL can hold it: it refuses the character NUL, and a bank may send one. */
export const toPostgresText = (text: string): string => text.replaceAll(NUL, REPLACEMENT);

/** Writes our queries for PostgreSQL where it differs from SQLite in what a text may hold and how texts are compared. */
export class TextQueryCompiler extends PostgresQueryCompiler {
  /** Texts are compared byte by byte, as SQLite does, whatever language the database was made for. */
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    const isColumn = this.parentNode && ColumnDefinitionNode.is(this.parentNode);
    if (isColumn && node.dataType === 'text') this.append(' collate "C"');
  }

  protected override appendValue(value: unknown): void {
    super.appendValue(typeof value === 'string' ? toPostgresText(value) : value);
  }
}
