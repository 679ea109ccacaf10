import { createWalletClient } from '@farcaster/auth-client'
import type { Chain } from '../chains/Chain.ts'
import { createEthereumConnector } from './createEthereumConnector.ts'
import type { FarcasterAccount } from './farcasterAccount.ts'

export interface ApproveChannelParameters {
  /** Base of the relay. */
  readonly relay: string
  /** With which the phone's app identifies itself to the relay. */
  readonly authKey: string
  readonly account: FarcasterAccount
  readonly chain: Chain
  readonly url: string
  readonly signatureParams: Readonly<Record<string, unknown>>
}

/** Approves like the phone's app: signs the message and sends it to the relay. */
export async function approveChannel(parameters: ApproveChannelParameters): Promise<void> {
  const { relay, authKey, account, chain, url, signatureParams } = parameters
  const wallet = createWalletClient({ relay, ethereum: createEthereumConnector(account, chain) })
  const { channelToken } = unwrap(wallet.parseSignInURI({ uri: url }))
  const { fid, userName, displayName, custody } = account
  const { message } = unwrap(
    wallet.buildSignInMessage({
      address: custody.address,
      fid,
      uri: String(signatureParams.siweUri),
      domain: String(signatureParams.domain),
      nonce: String(signatureParams.nonce),
    }),
  )
  const { response } = unwrap(
    await wallet.authenticate({
      channelToken,
      authKey,
      message,
      signature: await custody.signMessage({ message }),
      authMethod: 'custody',
      fid,
      username: userName,
      displayName,
      bio: '',
      pfpUrl: '',
    }),
  )
  if (!response.ok) throw new Error(`The relay replied with status ${response.status}`)
}

function unwrap<Value extends { readonly isError: boolean; readonly error?: Error }>(
  value: Value,
): Extract<Value, { readonly isError: false }> {
  if (value.isError) throw value.error ?? new Error('The Farcaster client failed')
  return value as Extract<Value, { readonly isError: false }>
}
