/**
 * The list of transactions without React, in a page that React has left: the same rows, found by the same index, drawn by
 * setting texts in elements that are there already. Little can follow a key sooner in the same markup.
 */
import { formatUsd, subtract } from '@halyard/shared-contracts/money';
import {
  decodeAccounts,
  decodeTransactions,
  NO_FILTER,
  PATHS,
} from '@halyard/shared-contracts/wire';
import {
  accountName,
  accountNames,
} from '../../../../mfe-dashboard/src/transactions/account-names.ts';
import { relativeDateLabel } from '../../../../mfe-dashboard/src/transactions/list/relative-date-label.ts';
import {
  ariaRow,
  ROW_PX,
  rowWindow,
} from '../../../../mfe-dashboard/src/transactions/list/row-window.ts';
import { TransactionIndex } from '../../../../mfe-dashboard/src/transactions/search-index/transaction-index.ts';
import { linesOrJson } from '../../../../shared-contracts/src/store/read-lines.ts';
import { shortDate } from '../../../../shared-contracts/src/finance/date-words.ts';

const ADDRESS_DELAY_MS = 250;
const FIGURES = ['Total Transactions', 'Income', 'Expenses', 'Net'];

const read = async (path) => linesOrJson(await fetch(path));
const elementThatSays = (selector, text) =>
  [...document.querySelectorAll(selector)].find((each) => each.textContent.startsWith(text));

const table = document.querySelector('[aria-rowcount]');
const body = table.lastElementChild;
const shown = body.firstElementChild;
const footer = elementThatSays('[role="status"]', 'Showing');
const figures = FIGURES.map(
  (label) => elementThatSays('dt', label).nextElementSibling.firstElementChild,
);

/** A row of each look as React drew it: the icon of a category, the colour of a sign. */
const looks = new Map(
  [...document.querySelectorAll('template[data-look]')].map(({ dataset, content }) => [
    dataset.look,
    content.firstElementChild,
  ]),
);

const list = decodeTransactions(await read(`${PATHS.finance.transactions}?format=columns`));
const { accounts } = decodeAccounts(await read(PATHS.finance.accounts));
const names = accountNames(accounts, []);
const index = new TransactionIndex(list.transactions);

const note = document.createElement('p');
note.textContent = 'Of the transactions shown';
figures[0].closest('dl').after(note);

const slots = [];

/** The element of a place among those shown; one of another look takes the place of one that does not fit. */
function slot(place, look) {
  const known = slots[place];
  if (known?.look === look) return known;
  const element = looks.get(look).cloneNode(true);
  if (known) known.element.replaceWith(element);
  else shown.append(element);
  const [what, date, account, amount, actions] = element.children;
  slots[place] = { look, element, what, date, account, amount, details: actions.firstElementChild };
  return slots[place];
}

function fill({ element, what, date, account, amount, details }, row, at) {
  const [, merchant, category] = what.children;
  element.setAttribute('aria-rowindex', ariaRow(at));
  merchant.id = `merchant-${row.id}`;
  merchant.title = row.merchant;
  merchant.textContent = row.merchant;
  category.textContent = row.category;
  date.firstChild.data = `${relativeDateLabel(row.date, list.today)} `;
  date.lastElementChild.dateTime = row.date;
  date.lastElementChild.textContent = shortDate(row.date);
  account.title = accountName(names, row.accountId);
  account.textContent = account.title;
  amount.textContent = formatUsd(row.amount, { decimals: 2, plus: row.amount > 0 });
  details.setAttribute('aria-describedby', merchant.id);
  details.tabIndex = at === 0 ? 0 : -1;
}

function draw({ count, rows, income, expenses }) {
  const { first, end } = rowWindow(0, count);
  const found = rows(first, end);
  while (slots.length > found.length) slots.pop().element.remove();
  found.forEach((row, place) => {
    fill(slot(place, `${row.category} ${row.amount > 0}`), row, first + place);
  });
  table.setAttribute('aria-rowcount', count + 1);
  body.style.height = `${count * ROW_PX}px`;
  const net = formatUsd(subtract(income, expenses), { decimals: 2, plus: true });
  const texts = [count.toLocaleString('en-US'), formatUsd(income), formatUsd(expenses), net];
  figures.forEach((figure, place) => (figure.textContent = texts[place]));
  note.hidden = count === list.transactions.length;
  const all = list.transactions.length.toLocaleString('en-US');
  footer.textContent = `Showing ${count.toLocaleString('en-US')} of ${all} transactions`;
}

let waiting;
const follow = (query) => {
  draw(index.search({ ...NO_FILTER, query, today: list.today, sort: 'date', direction: 'desc' }));
  clearTimeout(waiting);
  const save = () => history.replaceState(null, '', `?${new URLSearchParams({ q: query })}`);
  waiting = setTimeout(save, ADDRESS_DELAY_MS);
};

shown.replaceChildren();
follow('');
document
  .querySelector('input[type="search"][placeholder^="Search merchants"]')
  .addEventListener('input', ({ target }) => follow(target.value));
document.documentElement.dataset.plainList = 'ready';
