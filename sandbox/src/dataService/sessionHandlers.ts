import type { DataServiceRouteHandlers } from '@wallet-kit/clients/data-service/routes'
import { isHex } from 'viem'
import type { SessionOwner } from '../smartSessions/createSmartSessions.ts'
import type { ServiceContext } from './createDataService.ts'
import { isEvmAddress, readCaipAccount } from './readAccount.ts'
import {
  badAddress,
  badField,
  chainUnavailable,
  found,
  requestId,
  unknownProject,
  unsupportedChain,
} from './replies.ts'
import { serviceError } from './serviceError.ts'

export type SessionHandlers = Pick<DataServiceRouteHandlers, 'getSmartSessions' | 'revokeSmartSession'>

/**
 * Smart sessions: what the chain has of an account. One of the chain is revoked by the account itself, and the service
 * looks whether it was; unlike the hosted service, any other requires the owner's signature of the session's id.
 */
export function sessionHandlers({ dataService }: ServiceContext): SessionHandlers {
  const { chains, smartSessions } = dataService

  function readOwner(id: string) {
    const { caipNetworkId, address } = readCaipAccount(id)
    const chain = chains.find((each) => each.caipNetworkId === caipNetworkId)
    if (!chain) return { refusal: unsupportedChain() }
    if (!isEvmAddress(address)) return { refusal: badAddress() }
    const owner: SessionOwner = { chain, address }
    return chain.isRunning() ? { owner } : { refusal: chainUnavailable() }
  }

  return {
    async getSmartSessions({ path: { address }, query }) {
      if (!query.projectId) return unknownProject()
      const { owner, refusal } = readOwner(address)
      if (!owner) return refusal
      const pcis = (await smartSessions.list(owner)).map(({ projectName, projectUrl, ...session }) => ({
        project: { id: query.projectId ?? '', name: projectName, url: projectUrl, iconUrl: null },
        ...session,
        permissions: [...session.permissions],
        policies: [...session.policies],
      }))
      return found({ pcis })
    },
    async revokeSmartSession({ path: { address }, body: { pci, signature }, query }) {
      if (!query.projectId) return unknownProject()
      const { owner, refusal } = readOwner(address)
      if (!owner) return refusal
      const isSigned =
        (await smartSessions.isOnChain(owner, pci)) ||
        (isHex(signature) &&
          (await owner.chain.verifySignature({ address: owner.address, message: pci, signature })))
      if (!isSigned) {
        return { status: 401, body: serviceError('signature', 'The signature is not by the account.') }
      }
      switch (await smartSessions.revoke(owner, pci)) {
        case 'revoked':
          return { status: 200, headers: requestId() }
        case 'valid on chain':
          return badField('pci', 'The session is valid on chain: its account has to revoke it there.')
        case 'unknown':
          return badField('pci', 'The session is unknown, or has ended.')
      }
    },
  }
}
