/** The pictures of the landing page: a screen of the product with the sample data, by window size in px. */
export const PICTURES = [
  { name: 'spending-desktop', path: '/spending', width: 1120, height: 760, scale: 1 },
  { name: 'budget-phone', path: '/budget', width: 390, height: 560, scale: 2 },
  { name: 'accounts-phone', path: '/accounts', width: 390, height: 560, scale: 2 },
  { name: 'spending-phone', path: '/spending', width: 390, height: 560, scale: 2 },
  { name: 'wealth-plan-phone', path: '/wealth-plan', width: 390, height: 560, scale: 2 },
];

export const SCHEMES = ['light', 'dark'];

/** Runs in the page: the headings in the window. When they change, the pictures are out of date. */
export function headingsIn() {
  return [...document.querySelectorAll('main :is(h1, h2, h3)')]
    .filter((heading) => heading.getBoundingClientRect().top < innerHeight)
    .map((heading) => heading.textContent);
}
