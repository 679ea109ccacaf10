/** Where Auth.js answers, too. */
export const defaultBasePath = '/api/auth'
