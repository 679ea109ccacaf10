/** What a login returns with. The name is AppKit's. */
export const resultName = 'result_uri'
/** What proves that this tab has started the login. */
export const stateName = 'login_state'
