import { inflateSync } from 'node:zlib';

/** A line of its own ends an object, because compressed bytes can spell the word. */
const OBJECT = /(\d+) 0 obj\s*([\s\S]*?)\nendobj/g;
const STREAM = /stream\r?\n/;
const PIECE = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\s*\/(F\d+) [\d.]+ Tf\s*\[([^\]]*)\] TJ/g;

type Glyphs = ReadonlyMap<string, string>;

interface Piece {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

function streamOf(object: string): string {
  const [start] = STREAM.exec(object) ?? [''];
  const from = object.indexOf(start) + start.length;
  const length = Number(/\/Length (\d+)/.exec(object)?.[1] ?? 0);
  const raw = Buffer.from(object.slice(from, from + length), 'latin1');
  return (object.includes('/FlateDecode') ? inflateSync(raw) : raw).toString('latin1');
}

const reference = (object: string, name: string): string =>
  new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(object)?.[1] ?? '';

function glyphsOf(cmap: string): Glyphs {
  const ranges = [...cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)];
  return new Map(
    ranges.flatMap(([, first = '', texts = '']) =>
      [...texts.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = ''], index) => [
        (parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  );
}

function piecesOf(content: string, fonts: ReadonlyMap<string, Glyphs>): Piece[] {
  return [...content.matchAll(PIECE)].map(([, x, y, font = '', shown = '']) => ({
    x: Number(x),
    y: Number(y),
    text: [...shown.matchAll(/<([0-9a-f]*)>/g)]
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((glyph) => fonts.get(font)?.get(glyph) ?? '?')
      .join('')
      .trim(),
  }));
}

function lines(pieces: readonly Piece[]): string[] {
  const heights = [...new Set(pieces.map(({ y }) => Math.round(y)))].sort((a, b) => b - a);
  return heights.map((height) =>
    pieces
      .filter(({ y }) => Math.round(y) === height)
      .sort((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(' '),
  );
}

export function pdfPages(pdf: Buffer): string[][] {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]),
  );
  const find = (id: string) => objects.get(id) ?? '';
  return [...objects.values()]
    .filter((object) => /\/Type \/Page\b/.test(object))
    .map((page) => {
      const named = [...find(reference(page, 'Resources')).matchAll(/\/(F\d+) (\d+) 0 R/g)];
      const fonts = new Map(
        named.map(([, name = '', id = '']) => [
          name,
          glyphsOf(streamOf(find(reference(find(id), 'ToUnicode')))),
        ]),
      );
      return lines(piecesOf(streamOf(find(reference(page, 'Contents'))), fonts));
    });
}
