/** By the specification, every browser sends this id. The session decides who the user is. */
export const DEMO_USER_ID = 'demo_user';
