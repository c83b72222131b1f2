/** This replaces the start of Module Federation without its plugin for parts of shared modules, which do not exist here. */
export const init = ({ webpackRequire: { federation } }) =>
  federation.runtime.init(federation.initOptions);
