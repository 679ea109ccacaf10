import type { Address, TransactionCall } from '@wallet-kit/clients/ethereum/types'
import { type BaseError, createClient, custom, isAddress, getAddress as toChecksumAddress } from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'
import { normalize } from 'viem/ens'
import { isWalletKitError } from '../../../../foundation/errors/isWalletKitError.ts'
import type { NodeClient } from '../reads/createNodeClient.ts'

/** Reads names of the Ethereum Name Service from the chain. */
export interface EnsReader {
  getName(address: Address, coinType: bigint): Promise<string | null>
  getAddress(name: string, coinType: bigint): Promise<Address | null>
  getText(name: string, key: string): Promise<string | null>
}

/** https://docs.ens.domains/resolvers/universal */
const universalResolverAddress = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
/** Selector of `OffchainLookup`, with which a resolver asks to be asked elsewhere (EIP-3668). */
const offchainLookup = '0x556f1830'

/** CCIP-read is off: it would request a server of the name owner's choice. */
export function createEnsReader(nodes: NodeClient): EnsReader {
  const client = createClient({
    ccipRead: false,
    transport: custom(
      {
        async request({ params }) {
          const [{ to, data }] = params as readonly [TransactionCall]
          try {
            return await nodes.request({ method: 'eth_call', params: [{ to, data }, 'latest'] })
          } catch (error) {
            // The error of the node itself, whose data the library decodes.
            throw isWalletKitError(error, 'RPC_FAILED') ? error.cause : error
          }
        },
      },
      // The nodes have their own retries.
      { retryCount: 0 },
    ),
  })

  return {
    async getName(address, coinType) {
      const name = await readOrNull(
        getEnsName(client, { address, coinType, universalResolverAddress, strict: true }),
      )
      return name !== null && toNormal(name) === name ? name : null
    },
    async getAddress(name, coinType) {
      const normal = toNormal(name)
      if (normal === null) return null
      const address = await readOrNull(
        getEnsAddress(client, { name: normal, coinType, universalResolverAddress, strict: true }),
      )
      // The owner may have set bytes of any length.
      return address !== null && isAddress(address, { strict: false }) ? toChecksumAddress(address) : null
    },
    async getText(name, key) {
      const normal = toNormal(name)
      if (normal === null) return null
      return readOrNull(getEnsText(client, { name: normal, key, universalResolverAddress, strict: true }))
    },
  }
}

/** A name by ENSIP-15. https://docs.ens.domains/ensip/15 */
function toNormal(name: string): string | null {
  try {
    return normalize(name) || null
  } catch {
    // The library reports each breach of the standard with an error.
    return null
  }
}

/** Errors of the universal resolver that mean that there is nothing to read on this chain. */
const nothingThere = [
  'HttpError',
  'ResolverError',
  'ResolverNotContract',
  'ResolverNotFound',
  'ReverseAddressMismatch',
  'UnsupportedResolverProfile',
]

async function readOrNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading
  } catch (error) {
    const { data, raw } = ((error as BaseError).walk?.((cause) => 'data' in (cause as object)) ?? {}) as {
      readonly data?: { readonly errorName?: string }
      readonly raw?: string
    }
    if (nothingThere.includes(data?.errorName ?? '') || raw?.startsWith(offchainLookup)) return null
    throw error
  }
}
