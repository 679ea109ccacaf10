/**
 * Limits of a call to the auth server: its time in ms, and the length of its reply in bytes, of which a session with data
 * of the host app's own has a few thousand. `JSON.parse` cannot be interrupted, and takes up to 250 ms per MB.
 */
export const authServerLimits = { timeoutMs: 10_000, maxReplyBytes: 256 * 1024 } as const
