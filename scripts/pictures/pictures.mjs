/** These are the pictures of the landing page. Each one shows a screen with the sample data. Sizes are in px. */
export const PICTURES = [
  { name: 'spending-desktop', path: '/spending', width: 1120, height: 760, scale: 1 },
  { name: 'budget-phone', path: '/budget', width: 390, height: 560, scale: 2 },
  { name: 'accounts-phone', path: '/accounts', width: 390, height: 560, scale: 2 },
  { name: 'spending-phone', path: '/spending', width: 390, height: 560, scale: 2 },
  { name: 'wealth-plan-phone', path: '/wealth-plan', width: 390, height: 560, scale: 2 },
];

export const SCHEMES = ['light', 'dark'];

/** Runs in the page. Returns the visible headings. When they change, the pictures are outdated. */
export function headingsIn() {
  return [...document.querySelectorAll('main :is(h1, h2, h3)')]
    .filter((heading) => heading.getBoundingClientRect().top < innerHeight)
    .map((heading) => heading.textContent);
}
