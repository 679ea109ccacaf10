import type { SignedRequest } from '../../deviceProof/signedText.ts'
import type { Share } from '../shares/Share.ts'

/** This browser as a holder of shares, and as a sender that a server recognizes. */
export interface Device {
  /** Whether it outlives the page. False where storage is withheld: the account then comes back by login only. */
  readonly isKept: boolean
  /** Public key of its requests: 65 bytes as base64url. */
  readonly publicKey: string
  /** Headers that prove a request to be of this device. */
  signRequest(request: SignedRequest): Promise<Readonly<Record<string, string>>>
  /** Shares of an account, of the latest generation first: two while a refresh is under way. */
  readShares(account: string): Promise<readonly Share[]>
  /** Keeps a share beside those that are there. */
  keepShare(account: string, share: Share): Promise<void>
  /** Drops the account's other shares, once both servers have committed this generation. */
  commitShare(account: string, share: Pick<Share, 'setId' | 'generation'>): Promise<void>
  /** A text that this browser keeps about a login, by a name without e-mail addresses. */
  readNote(name: string): Promise<string | undefined>
  keepNote(name: string, text: string): Promise<void>
  forgetNote(name: string): Promise<void>
  /** Drops an account's shares, as after its deletion. */
  forget(account: string): Promise<void>
}
