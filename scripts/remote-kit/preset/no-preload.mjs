/** In the place of Module Federation's preloading: the page's own hints name the files that a route loads. */
export const defaultPreloadArgs = (args) => args;
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = () => Promise.resolve([]);
export const generatePreloadAssetsPlugin = () => ({ name: 'generate-preload-assets-plugin' });
