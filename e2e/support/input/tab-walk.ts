import type { Page } from '@playwright/test';

/** No screen has this many stops. */
const LIMIT = 200;

interface Control {
  readonly id: string | undefined;
  readonly html: string;
  /** Tab stops once in a group of radio buttons. Every other control is its own group. */
  readonly group: string;
  /** The look is how the control and its surroundings are painted. */
  readonly look: string;
}

/** A `Walk` is the result of moving through the screen with Tab. */
interface Walk {
  /** This is the number of places where Tab must stop. */
  readonly stops: number;
  /** Tab never reached these controls. */
  readonly missed: readonly string[];
  /** These controls look the same with and without the focus. */
  readonly unmarked: readonly string[];
}

/** Adds a function to the page that describes a control. It is called once per page. */
function installDescription(): void {
  const paint = (element: Element | null): string =>
    [null, '::before', '::after']
      .map((part) => element && getComputedStyle(element, part))
      .map((style) => style && [style.outline, style.boxShadow, style.borderColor].join(' '))
      .join('|');
  const describe = (control: HTMLElement): Control => ({
    id: control.dataset['control'],
    html: control.outerHTML.slice(0, 160),
    group:
      (control.matches('[type="radio"]') && control.getAttribute('name')) ||
      String(control.dataset['control']),
    look: [control, control.parentElement, control.closest('label, li, tr, [role="row"]')]
      .map(paint)
      .join('/'),
  });
  Object.assign(window, { describeControl: describe });
}

declare global {
  interface Window {
    readonly describeControl: (control: HTMLElement) => Control;
  }
}

/** Returns every control that the keyboard must reach, with its look without the focus. */
function controlsOf(): Control[] {
  const selector =
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])';
  const controls = [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)].filter(
    (control) =>
      !control.matches(':disabled') && control.tabIndex >= 0 && control.checkVisibility(),
  );
  controls.forEach((control, index) => (control.dataset['control'] = String(index)));
  return controls.map(window.describeControl);
}

function focusedControl(): Control | null {
  const control = document.activeElement;
  const isInside = control instanceof HTMLElement && control.closest('main') !== null;
  return isInside ? window.describeControl(control) : null;
}

/** Walks through the screen with Tab, from its first control past its last one. */
export async function tabWalk(page: Page): Promise<Walk> {
  await page.evaluate(installDescription);
  const controls = await page.evaluate(controlsOf);
  const looks = new Map(controls.map(({ id, look }) => [id, look]));
  await page.getByRole('main').evaluate((main) => {
    main.tabIndex = -1;
    main.focus();
  });
  const reached = new Set<string>();
  const unmarked = new Map<string | undefined, string>();
  const marked = new Set<string | undefined>();
  for (let press = 0; press < LIMIT; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(focusedControl);
    if (focused === null) break;
    reached.add(focused.group);
    // A date field has several stops, and the browser marks the last one inside the field.
    if (focused.look === looks.get(focused.id)) unmarked.set(focused.id, focused.html);
    else marked.add(focused.id);
  }
  return {
    stops: new Set(controls.map(({ group }) => group)).size,
    missed: controls.filter(({ group }) => !reached.has(group)).map(({ html }) => html),
    unmarked: [...unmarked].filter(([id]) => !marked.has(id)).map(([, html]) => html),
  };
}
