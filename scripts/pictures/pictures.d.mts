interface ShownPicture {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

export const PICTURES: readonly ShownPicture[];
export const SCHEMES: readonly ['light', 'dark'];
export function headingsIn(): string[];
