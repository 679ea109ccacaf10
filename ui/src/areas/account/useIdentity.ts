import { getIdentityQueryOptions } from '@wallet-kit/clients/data-service/query'
import type { CaipNetworkId } from '@wallet-kit/sdk'
import { identityRead } from '@wallet-kit/sdk/query'
import { useKit } from '../../kit/provider/useKit.ts'
import { useReadQuery } from '../../kit/provider/useReadQuery.ts'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'

/**
 * Name and avatar of an account, read while the modal is shown.
 *
 * @param caipNetworkId where its family is not the active one
 */
export function useIdentity(address: string, caipNetworkId?: CaipNetworkId) {
  const kit = useKit()
  const enabled = useModalVisible()
  const read = identityRead(kit, { address, ...(caipNetworkId && { caipNetworkId }) })
  const isOff = kit.services.dataService === false
  return useReadQuery(read, getIdentityQueryOptions, enabled && !isOff)
}
