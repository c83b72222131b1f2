/**
 * These packages change or store the page or the hooks of the test file that loads them, so each test file loads
 * them again.
 */
module.exports = ['@testing-library', 'axe-core', 'css.escape'];
