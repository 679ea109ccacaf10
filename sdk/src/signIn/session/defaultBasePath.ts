/** Same as Auth.js. */
export const defaultBasePath = '/api/auth'
