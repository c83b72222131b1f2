/** In the place of the sentences of Module Federation's errors: each error keeps its code, which its docs explain. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
