/** The part of pdfmake's document language that we speak; the package itself ships no types. */
declare module 'pdfmake' {
  interface Style {
    readonly fontSize?: number;
    readonly bold?: boolean;
    readonly color?: string;
    readonly alignment?: 'left' | 'right';
    /** Left, top, right, bottom, in points. */
    readonly margin?: readonly [number, number, number, number];
    readonly lineHeight?: number;
    readonly noWrap?: boolean;
  }

  interface TextNode extends Style {
    readonly text: string;
    readonly style?: string;
    /** How many cells of its row a table's cell takes. */
    readonly colSpan?: number;
  }

  interface TableNode {
    readonly table: {
      /** In points. */
      readonly widths: readonly number[];
      /** Rows at the top that are repeated on every page. */
      readonly headerRows: number;
      /** Rows that stay on one page with the header. */
      readonly keepWithHeaderRows: number;
      readonly body: readonly (readonly Content[])[];
    };
    readonly layout: 'lightHorizontalLines';
    readonly fontSize?: number;
    readonly margin?: Style['margin'];
  }

  interface StackNode {
    readonly stack: readonly Content[];
    readonly colSpan?: number;
  }

  interface ColumnsNode {
    readonly columns: readonly Content[];
    readonly margin?: Style['margin'];
  }

  export type Content = string | TextNode | TableNode | StackNode | ColumnsNode;

  export interface Definition {
    readonly content: readonly Content[];
    readonly header: (page: number, pages: number) => Content;
    readonly footer: (page: number, pages: number) => Content;
    readonly styles: Readonly<Record<string, Style>>;
    readonly defaultStyle: Style & { readonly font: string };
    readonly pageSize: 'LETTER';
    readonly pageMargins: Style['margin'];
    readonly language: string;
    readonly displayTitle: boolean;
    readonly info: Readonly<Record<'title' | 'author' | 'creator', string>>;
  }

  interface PdfMake {
    setFonts(fonts: object): void;
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void;
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void;
    createPdf(definition: Definition): { getBuffer(): Promise<Buffer> };
  }

  const pdfmake: PdfMake;
  export default pdfmake;
}

declare module 'pdfmake/fonts/Roboto.js' {
  /** Files of the font by the name of the typeface and its style. */
  const fonts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default fonts;
}
