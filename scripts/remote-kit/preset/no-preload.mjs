/** This replaces Module Federation's preloading, because the page's own hints name the files of a route. */
export const defaultPreloadArgs = (args) => args;
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = () => Promise.resolve([]);
export const generatePreloadAssetsPlugin = () => ({ name: 'generate-preload-assets-plugin' });
