/** Of the page's only policy for Trusted Types, which admits the address of the worker. */
export const workerPolicyName = 'frame-worker'
