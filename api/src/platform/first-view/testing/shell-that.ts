/** The shell draws the names of the accounts among its answers, and anything else that a part could reach. */
export const shellThat = (draws: string) => `
  exports.shared = { lent: 'by the shell' };
  exports.routesOf = () => [{ path: '/' }, { path: '/budget' }];
  exports.screensOf = async (part) => part.screens;
  exports.draw = async (viewer, routes, screen) => { ${draws} };
`;
