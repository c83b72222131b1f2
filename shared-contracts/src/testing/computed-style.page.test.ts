const PROPERTIES = ['display', 'visibility', 'opacity', 'pointer-events'];

const PAGE = `
  <p hidden>text</p>
  <p style="display: flex; opacity: 0.50">text <b>bold</b></p>
  <p hidden style="display: grid">text</p>
  <p style="display: unset; visibility: unset">text</p>
  <div style="visibility: hidden; pointer-events: none">
    <button>within</button>
    <button style="visibility: VISIBLE; pointer-events: auto !important">seen</button>
    <button style="visibility: inherit">inheriting</button>
  </div>
  <dialog>closed</dialog>
  <dialog open>open</dialog>
  <form><input type="hidden"><input><textarea></textarea><select><option>one</option></select></form>
  <table><thead><tr><th>head</th></tr></thead><tbody><tr><td>cell</td></tr></tbody></table>
  <ul><li>item</li></ul>
  <details><summary>more</summary></details>
  <ruby>a<rt>b</rt><rp>c</rp></ruby>
  <svg><title>picture</title><g style="display: none"><path /></g></svg>
`;

const stylesOf = (elements: readonly Element[]) =>
  elements.map((element) => {
    const style = getComputedStyle(element);
    return PROPERTIES.map((property) => [
      (element.cloneNode(false) as Element).outerHTML,
      property,
      style.getPropertyValue(property),
      style[property as 'display'],
    ]);
  });

it('is the same computed alone or with the whole style', () => {
  document.body.innerHTML = PAGE;
  const elements = [...document.querySelectorAll('*')];
  const alone = stylesOf(elements);
  document.head.append(document.createElement('style'));
  expect(document.styleSheets).toHaveLength(1);
  expect(alone).toEqual(stylesOf(elements));
  expect(alone.flat()).toContainEqual(['<p hidden=""></p>', 'display', 'none', 'none']);
});

it('is complete for other properties', () => {
  document.head.replaceChildren();
  document.body.innerHTML = '<p style="color: red">text</p>';
  const style = getComputedStyle(document.body.firstElementChild!);
  expect(style.color).toBe('rgb(255, 0, 0)');
  expect(style.getPropertyValue('color')).toBe('rgb(255, 0, 0)');
  expect('color' in style).toBe(true);
  expect(Array.from(style)).toContain('color');
});

it.each([
  ['<p>', 'block'],
  ['<p hidden>', 'none'],
  ['<input>', 'inline-block'],
  ['<input type="hidden">', 'none'],
  ['<dialog open>', ''],
  ['<dialog>', 'none'],
])('of %s has the display "%s"', (html, display) => {
  document.body.innerHTML = html;
  expect(getComputedStyle(document.body.firstElementChild!).display).toBe(display);
});
