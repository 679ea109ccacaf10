import type { Namespaces } from '../../chains/namespaces/createNamespaces.ts'
import type { CaipAddress, CaipNetworkId } from '../../chains/networks/Caip.ts'
import { getNamespace } from '../../chains/networks/getNamespace.ts'
import type { CaipNetwork } from '../../chains/networks/Network.ts'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { loadSignInUse } from './loadSignInUse.ts'
import type { SignInTools } from './SignInTools.ts'

/**
 * The tools of a kit's namespaces.
 *
 * @param getNetwork whose nodes verify the signatures of contract accounts
 */
export function createSignInTools(
  namespaces: Pick<Namespaces, 'load'>,
  getNetwork: (id: CaipNetworkId) => Promise<CaipNetwork | undefined> = async () => undefined,
): SignInTools {
  return {
    async createSignInMessage(fields) {
      const namespace = await namespaces.load(getNamespace(fields.chainId))
      return namespace.createSignInMessage(fields)
    },

    async verifySession({ data, message, signature }) {
      const { accountAddress: address, chainId: caipNetworkId } = data
      const name = getNamespace(caipNetworkId)
      const namespace = await namespaces.load(name)
      if (!namespace.verifyMessage) return false
      try {
        const caipAddress: CaipAddress = `${caipNetworkId}:${address}`
        const account = { namespace: name, address, caipNetworkId, caipAddress }
        const signing = await loadSignInUse()
        await signing.readSignInMessage({ ...data, toString: () => message }, account, namespace)
      } catch (error) {
        if (isWalletKitError(error)) return false
        throw error
      }
      const network = await getNetwork(caipNetworkId)
      return namespace.verifyMessage({ address, message, signature, network })
    },
  }
}
