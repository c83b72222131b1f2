import { JSDOM } from 'jsdom';

describe('the page of a test', () => {
  it('has one window, which is the global object', () => {
    expect(window).toBe(globalThis);
    expect(document.defaultView).toBe(window);
    expect(document.createElement('p')).toBeInstanceOf(HTMLElement);
  });

  it('escapes selectors, also after another test file of the same worker', () => {
    expect(CSS.escape('a b')).toBe('a\\ b');
  });

  it('sends events of the window to its listeners', () => {
    const listener = jest.fn();
    window.addEventListener('online', listener);
    dispatchEvent(new Event('online'));
    window.removeEventListener('online', listener);
    dispatchEvent(new Event('online'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('reports an error that nothing catches', () => {
    const reported: unknown[] = [];
    const emit = process.emit;
    const note = (_event: string, value: unknown) => reported.push(value) > 0;
    process.emit = note as typeof emit;
    const print = jest.spyOn(console, 'error').mockReturnValue(undefined);
    document.body.addEventListener('click', () => {
      throw new Error('nobody caught this');
    });
    document.body.click();
    print.mockRestore();
    process.emit = emit;
    expect(reported).toContainEqual(new Error('nobody caught this'));
  });

  it('computes the same styles as jsdom', () => {
    const html = `
      <div hidden><p>a</p></div><p hidden="until-found">b<b>c</b></p><input type="HIDDEN"><button>d</button>
      <details><summary>e<i>f</i></summary><summary>g</summary><span>h</span></details><div><summary>i</summary></div>
      <dialog>j</dialog><dialog open>k</dialog><div style="display: flex; opacity: 0.5"><span>l</span></div>
      <div style="visibility: hidden"><em>m</em><em style="visibility: visible">n<b>o</b></em></div>
      <div style="pointer-events: none"><em>p</em></div><table><tbody><tr hidden><td>q</td></tr></tbody></table>
      <ul><li>r</li></ul><svg><title>s</title><g><text>t</text></g></svg><template>u</template><div popover>v</div>`;
    const other = new JSDOM(html, { pretendToBeVisual: true }).window;
    document.body.innerHTML = html;
    const styles = (page: Document, styleOf: (element: Element) => CSSStyleDeclaration) =>
      [...page.body.querySelectorAll('*')].map((element) => {
        const style = styleOf(element);
        const { display, visibility, opacity, pointerEvents, fontSize } = style;
        const named = ['display', 'visibility', 'width'].map((name) =>
          style.getPropertyValue(name),
        );
        return [element.outerHTML, display, visibility, opacity, pointerEvents, fontSize, named];
      });
    expect(styles(document, getComputedStyle)).toEqual(
      styles(other.document, (element) => other.getComputedStyle(element)),
    );
    const sheet = document.createElement('style');
    sheet.textContent = 'button { display: none }';
    document.body.append(sheet);
    expect(getComputedStyle(document.querySelector('button')!).display).toBe('none');
    document.body.innerHTML = '';
  });
});
