/** Account of a visitor at a network. */
export interface SocialProfile {
  /** The network's own id, which never changes. */
  readonly id: string
  readonly userName: string | null
  /** Only where the network has verified it. */
  readonly email: string | null
}

/**
 * Reads whose access token it is.
 *
 * @returns `undefined` for a token that the network refuses, or that was made for another app
 * @throws when the network does not answer as it documents
 */
export type ReadProfile = (accessToken: string) => Promise<SocialProfile | undefined>
