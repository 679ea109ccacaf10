import type { Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { createWalletError } from './createWalletError.ts'
import { lieAbout, type OnePrompt } from './OnePrompt.ts'

interface ConnectParameters {
  /** Shares the accounts and returns them, the active one first. */
  readonly grant: () => readonly Hex[]
  /** Whether an account is shared. */
  readonly isShared: (address: unknown) => boolean
  readonly signerOf: (address: unknown) => PrivateKeyAccount
}

interface Capability {
  readonly nonce: string
  readonly chainId: Hex
  readonly domain?: string
  readonly uri?: string
  readonly statement?: string
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: string[]
}

/** `wallet_connect` of a scripted wallet, with the capability that signs in (ERC-7846). */
export function createConnectAnswers({ grant, isShared, signerOf }: ConnectParameters) {
  let how: OnePrompt | undefined

  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    wallet_getCapabilities([address]) {
      if (!isShared(address)) throw createWalletError(4100, 'The account has not been authorized.')
      return {}
    },
    async wallet_connect([request]) {
      const { capabilities } = (request ?? {}) as {
        readonly capabilities?: { readonly signInWithEthereum?: Capability }
      }
      const addresses = grant()
      const asked = capabilities?.signInWithEthereum
      const signed = asked && how !== 'unsigned' ? await sign(asked, addresses) : undefined
      return {
        accounts: addresses.map((address, index) => ({
          address,
          capabilities: index === 0 && signed ? { signInWithEthereum: signed } : {},
        })),
      }
    },
  }

  async function sign(asked: Capability, [active, other]: readonly Hex[]) {
    if (!how || !active) throw createWalletError(4200, 'The wallet does not sign in.')
    const address = how === 'otherAccount' ? (other ?? active) : active
    const { chainId, domain = location.host, uri = location.origin, ...fields } = lieAbout(how, asked)
    const toDate = (time: string | undefined) => (time === undefined ? undefined : new Date(time))
    const message = createSiweMessage({
      ...fields,
      address,
      chainId: Number(chainId),
      domain,
      uri,
      version: '1',
      issuedAt: toDate(fields.issuedAt),
      expirationTime: toDate(fields.expirationTime),
      notBefore: toDate(fields.notBefore),
    })
    const text = how === 'otherText' ? `${message} ` : message
    return { message, signature: await signerOf(address).signMessage({ message: text }) }
  }

  return {
    /** Current answer to a method; none while the wallet does not know it. */
    answerOf: (method: string) => (how ? answers[method] : undefined),
    setOnePrompt(mode: OnePrompt | undefined): void {
      how = mode
    },
  }
}
