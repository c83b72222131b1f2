/**
 * This replaces the texts of Module Federation's errors. Each error keeps its code, which its documentation
 * explains.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
