/** Parameter of a login's result. The name is AppKit's. */
export const resultName = 'result_uri'
/** Parameter that proves that this tab has started the login. */
export const stateName = 'login_state'
