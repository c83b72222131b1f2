/** They override or embed a direction, so that the text after a name would be shown in another order. */
const CONTROLS = [
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
];

export const withoutDirectionControls = (text: string): string =>
  CONTROLS.reduce((now, control) => now.replaceAll(control, ''), text);

export const hasDirectionControls = (text: string): boolean =>
  CONTROLS.some((control) => text.includes(control));
