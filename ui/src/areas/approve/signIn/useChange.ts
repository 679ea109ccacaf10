import type { SignInState } from '@wallet-kit/sdk'
import { truncateAddress } from '@wallet-kit/sdk/format'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { signInMessages } from '../messages/signIn.ts'

/** Why another signature is due, and what cancelling goes back to. */
export interface Change {
  readonly text: string
  /** Absent where only the wallet itself can go back. */
  readonly back?: string
}

/** Change since this page was signed in; `undefined` where it was not. */
export function useChange({ previous, caipAddress }: SignInState): Change | undefined {
  const kit = useKit()
  const message = useMessages(signInMessages)
  const { requested } = useStore(kit.stores.networks)
  if (!previous) return undefined
  const { address, canReturn } = previous
  if (!caipAddress?.endsWith(`:${address}`))
    return { text: message('changed.account', { before: truncateAddress(address) }) }
  const network = requested.find(({ caipNetworkId }) => caipNetworkId === previous.caipNetworkId)
  if (!network) return undefined
  return {
    text: message('changed.network', { before: network.name }),
    ...(canReturn && { back: message('back', { name: network.name }) }),
  }
}
