/** This replaces functions that Module Federation offers to plugins of others. */
export default { global: {}, share: {}, utils: {} };
