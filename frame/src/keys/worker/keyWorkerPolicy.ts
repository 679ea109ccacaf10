/**
 * `Content-Security-Policy` of the reply that has the worker's script. A worker has the policy of its own reply: this one
 * may load and send nothing, so that no code in it, of whatever origin, can carry a key away by the network.
 */
export const keyWorkerPolicy = "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
