export interface Threat {
  readonly subject: string
  /** The feature that it needs, while that is missing. Rows without one must have a test. */
  readonly waitsFor?: Feature
}

export type Feature = keyof typeof features

/**
 * Features that do not exist yet, each with the folder that its implementation begins with. When that folder appears,
 * the rows that wait for it need tests.
 */
export const features = {
  permissions: 'sdk/src/permissions',
} as const

/** Attacks (T) and faults (F), by the ids that comments in tests use. */
export const threats: Readonly<Record<string, Threat>> = {
  T1: { subject: 'A poisoned build of the kit reaches hosts that load the newest one at run time' },
  T2: { subject: 'A poisoned dependency sends keys away' },
  T3: { subject: 'A poisoned dependency hooks fetch or the wallet and swaps addresses' },
  T4: { subject: 'Displayed content that differs from the signed content' },
  T5: { subject: 'Blind signing of approvals, permits and delegations' },
  T6: { subject: 'Look-alike addresses in a history' },
  T7: { subject: 'Spam tokens whose names contain links or imitate others' },
  T8: { subject: 'Sign-in messages of another domain, replayed nonces' },
  T9: { subject: 'A session kept for another account or network' },
  T10: { subject: 'Forged messages to page or frame' },
  T11: { subject: 'Session fixation through a social login' },
  T12: { subject: 'Open redirects by URLs of services or of the page' },
  T13: { subject: 'Hostile links in listings, metadata and stored choices' },
  T14: { subject: 'Look-alike and invisible characters in names' },
  T15: { subject: 'Script in icons and images' },
  T16: { subject: 'A wallet that pretends to be another, or hides others' },
  T17: { subject: 'Pairing with wider permissions, or by a code shown elsewhere' },
  T18: { subject: 'Clickjacking by framing' },
  T19: { subject: 'A swap service that builds another transaction than it quoted' },
  T20: { subject: 'Permissions granted beyond the request' },
  T21: { subject: 'Polluting, huge, deeply nested or unexpected replies' },
  T22: { subject: 'Misleading display of amounts' },
  T23: { subject: 'A node that lies or lags' },
  T24: { subject: 'A switch or an edit between confirming and signing' },
  T25: { subject: 'Tampered storage, by hand or by another tab' },
  T26: { subject: 'Secrets in logs, analytics or URLs' },
  T27: { subject: 'Requests before any user action' },
  T28: { subject: 'A content security policy weakened for the kit' },
  T29: { subject: 'Guessed codes, floods of mail' },
  T30: { subject: 'Buying to another address, or around a region' },
  F1: { subject: 'Data service down' },
  F2: { subject: 'A service that is slow or never responds' },
  F3: { subject: 'Malformed, empty or enormous replies' },
  F4: { subject: 'HTML instead of a reply' },
  F5: { subject: 'Too many requests' },
  F6: { subject: 'Server errors, once or always' },
  F7: { subject: 'Project or origin refused' },
  F8: { subject: 'Balances that are not ready yet' },
  F9: { subject: 'A chain’s node down' },
  F10: { subject: 'A node behind the others' },
  F11: { subject: 'A relay that drops while pairing' },
  F12: { subject: 'Relay messages duplicated, late or out of order' },
  F13: { subject: 'A wallet that never responds' },
  F14: { subject: 'A request declined by the user' },
  F15: { subject: 'A wallet with a pending request' },
  F16: { subject: 'A wallet with invalid responses' },
  F17: { subject: 'Account or network switched while sending' },
  F18: { subject: 'A refused or unknown network' },
  F19: { subject: 'A wallet that was removed between two visits' },
  F20: { subject: 'Two tabs' },
  F21: { subject: 'Storage full, blocked or missing' },
  F22: { subject: 'A frame that is blocked, late or crashes' },
  F23: { subject: 'Frame responses lost, late or duplicated' },
  F24: { subject: 'The modal opened twice in the same tick' },
  F25: { subject: 'Unmounted or destroyed while something is open' },
  F26: { subject: 'Mounted twice, as in strict mode' },
  F27: { subject: 'Server-side rendering and import' },
  F28: { subject: 'Offline, and back' },
  F29: { subject: 'Very long lists' },
  F30: { subject: 'A wrong clock' },
  F31: { subject: 'A session that ended, a missing CSRF token' },
  F32: { subject: 'No nonce at sign-in' },
  F33: { subject: 'Wrong, late or used codes' },
  F34: { subject: 'Images that are slow, missing or huge' },
  F35: { subject: 'Transactions dropped, replaced or reverted' },
  F36: { subject: 'Quotes that are out of date' },
  F37: { subject: 'Popups blocked or left open' },
  F38: { subject: 'Options and connections changed during other operations' },
}
