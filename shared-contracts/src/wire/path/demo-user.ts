/** The specification has every browser send this id; the session decides who the user is. */
export const DEMO_USER_ID = 'demo_user';
