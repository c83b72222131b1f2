import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const styleOf = (file: string) => readFileSync(join(__dirname, file), 'utf8');

/** Returns the first number of px in a declaration of a class. */
function pixels(file: string, className: string, property: string): number {
  const rule = new RegExp(`\\.${className} \\{([^}]*)\\}`).exec(styleOf(file))?.[1] ?? '';
  return Number(new RegExp(`${property}:[^;]*?(\\d+)px`).exec(rule)?.[1]);
}

// Covers P1-2.3-11, P1-9-18.
test('the sidebar is 280 px wide', () => {
  expect(pixels('main-layout.module.css', 'columns', 'grid-template-columns')).toBe(280);
});

// Covers P1-2.3-11, P1-9-18.
test('the logo column is 288 px wide, the edge of the header with it', () => {
  const edge = pixels('header.module.css', 'header', 'padding-inline');
  expect(edge + pixels('header.module.css', 'logo', 'width')).toBe(288);
});

// Covers P1-2.3-3.
test('the logo of the drawer is centered', () => {
  expect(styleOf('menu/drawer.module.css')).toMatch(/\.top \{[^}]*justify-content: center;/);
});
