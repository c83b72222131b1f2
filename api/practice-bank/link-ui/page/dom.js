/** Builds an element. Text never becomes markup. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'class') node.className = value;
    else if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else if (typeof value === 'boolean') node.toggleAttribute(name, value);
    else node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/** Builds a button; `kind` is primary, link or empty. */
export function button(text, onclick, kind = '') {
  return el('button', { type: 'button', class: kind, onclick }, text);
}

/** Shows a screen and puts the focus on its heading, so that a screen reader reads it from the top. */
export function show(...children) {
  const screen = document.getElementById('screen');
  screen.replaceChildren(...children.filter(Boolean));
  screen.scrollTop = 0;
  screen.querySelector('h1')?.focus();
}

export function heading(text) {
  return el('h1', { tabindex: '-1' }, text);
}

export const muted = (text) => el('p', { class: 'muted' }, text);

export const actions = (...buttons) => el('div', { class: 'actions' }, ...buttons);
