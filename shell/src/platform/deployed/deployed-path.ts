export const DEPLOYED_PATH = '/standalone/';
