import { el } from './dom.js';

/** Builds one line of a list: a mark, a name, a line below it, and the text at its end. */
function words(title, detail) {
  return el('span', { class: 'words' }, el('strong', {}, title), detail && el('small', {}, detail));
}

const mark = (name) =>
  el(
    'span',
    { class: 'mark', 'aria-hidden': 'true' },
    name
      .split(' ')
      .slice(0, 2)
      .map((word) => word.charAt(0))
      .join(''),
  );

/** Builds a list of buttons, one per choice. */
export function buttonList(choices, onChoose) {
  return el(
    'ul',
    { class: 'choices' },
    ...choices.map((choice) =>
      el(
        'li',
        {},
        el(
          'button',
          { type: 'button', class: 'choice', onclick: () => onChoose(choice) },
          mark(choice.title),
          words(choice.title, choice.detail),
        ),
      ),
    ),
  );
}

/** Builds a group of radio buttons or check boxes; every box and the first radio button start checked. */
export function inputList(type, legend, choices) {
  const line = ({ title, detail, amount }, index) =>
    el(
      'li',
      {},
      el(
        'label',
        { class: 'choice' },
        el('input', {
          type,
          name: 'choice',
          value: index,
          checked: type === 'checkbox' || index === 0,
        }),
        words(title, detail),
        amount && el('span', { class: 'amount' }, amount),
      ),
    );
  return el(
    'fieldset',
    {},
    el('legend', { class: 'muted' }, legend),
    el('ul', { class: 'choices' }, ...choices.map(line)),
  );
}

/** Returns the indexes of the checked choices. */
export function ticked() {
  return [...document.querySelectorAll('input:checked')].map((input) => Number(input.value));
}
