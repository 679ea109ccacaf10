import type { IWalletKit } from '@reown/walletkit'
import type { AuthTypes } from '@walletconnect/types'
import { buildAuthObject, populateAuthPayload } from '@walletconnect/utils'
import { privateKeyToAccount } from 'viem/accounts'
import type { WalletPageAccount, WalletPageConfig } from '../WalletPageConfig.ts'
import { evmMethods } from './supportedNamespaces.ts'

/** A sign-in message (CAIP-122), with the data of its CACAO. */
interface SignInMessage {
  readonly message: string
  readonly issuer: string
  readonly payload: AuthTypes.PayloadParams
}

/** Messages of an account for the payloads that an app requests along with a session, on EVM chains. */
function signInMessages(
  wallet: IWalletKit,
  config: WalletPageConfig,
  account: WalletPageAccount,
  requested: readonly AuthTypes.PayloadParams[],
): readonly SignInMessage[] {
  return requested.flatMap((authPayload) => {
    const payload = populateAuthPayload({
      authPayload,
      chains: config.chains.map(({ chainId }) => `eip155:${chainId}`),
      methods: evmMethods,
    })
    return payload.chains
      .filter((chain) => config.chains.some(({ chainId }) => chain === `eip155:${chainId}`))
      .map((chain) => {
        const issuer = `did:pkh:${chain}:${account.evm.address}`
        return { issuer, payload, message: wallet.formatAuthMessage({ request: payload, iss: issuer }) }
      })
  })
}

/** Signs an app's sign-in messages along with a session, for each account. The result is a list of CACAOs (CAIP-74). */
export async function signSignIn(
  wallet: IWalletKit,
  config: WalletPageConfig,
  accounts: readonly WalletPageAccount[],
  requested: readonly AuthTypes.PayloadParams[],
): Promise<readonly AuthTypes.Cacao[]> {
  const signing = accounts.flatMap((account) => {
    const signer = privateKeyToAccount(account.evm.privateKey)
    return signInMessages(wallet, config, account, requested).map(async ({ message, issuer, payload }) => {
      const signature = await signer.signMessage({ message })
      return buildAuthObject(payload, { t: 'eip191', s: signature }, issuer)
    })
  })
  return Promise.all(signing)
}
