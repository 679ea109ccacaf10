import type { DataServiceRouteHandlers } from '@wallet-kit/clients/data-service/routes'
import { isHex, stringToHex } from 'viem'
import type { ServiceContext } from './createDataService.ts'
import { isEvmAddress, readCaipAccount } from './readAccount.ts'
import { badAddress, badField, found, requestId, unknownProject, unsupportedChain } from './replies.ts'
import { serviceError } from './serviceError.ts'

export type SessionHandlers = Pick<DataServiceRouteHandlers, 'getSmartSessions' | 'revokeSmartSession'>

/** Smart sessions. Unlike the hosted service, revoking requires the owner's signature of the session's id. */
export function sessionHandlers({ dataService }: ServiceContext): SessionHandlers {
  const { chains, smartSessions } = dataService

  function readOwner(id: string) {
    const { caipNetworkId, address } = readCaipAccount(id)
    const chain = chains.find((each) => each.caipNetworkId === caipNetworkId)
    if (!chain) return { refusal: unsupportedChain() }
    if (!isEvmAddress(address)) return { refusal: badAddress() }
    return { owner: { chain, address } }
  }

  return {
    getSmartSessions({ path: { address }, query }) {
      if (!query.projectId) return unknownProject()
      const { owner, refusal } = readOwner(address)
      if (!owner) return refusal
      const pcis = smartSessions.list(address).map(({ projectName, pci, expiry, createdAt, revokedAt }) => ({
        project: { id: query.projectId ?? '', name: projectName, url: null, iconUrl: null },
        pci,
        expiry,
        createdAt,
        permissions: [
          { type: 'contract-call', data: { address: owner.chain.definition.tokens[0]?.address } },
        ],
        policies: [],
        context: stringToHex(pci),
        revokedAt,
      }))
      return found({ pcis })
    },
    async revokeSmartSession({ path: { address }, body: { pci, signature }, query }) {
      if (!query.projectId) return unknownProject()
      const { owner, refusal } = readOwner(address)
      if (!owner) return refusal
      const isSigned =
        isHex(signature) &&
        (await owner.chain.verifySignature({ address: owner.address, message: pci, signature }))
      if (!isSigned) {
        return { status: 401, body: serviceError('signature', 'The signature is not by the account.') }
      }
      return smartSessions.revoke(address, pci)
        ? { status: 200, headers: requestId() }
        : badField('pci', 'The session is unknown, or has ended.')
    },
  }
}
