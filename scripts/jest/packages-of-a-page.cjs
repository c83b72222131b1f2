/** Packages that change the page or the hooks of the test file that loads them, or keep them. Each file loads them again. */
module.exports = ['@testing-library', 'axe-core', 'css.escape'];
