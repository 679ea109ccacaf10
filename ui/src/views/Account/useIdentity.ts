import { skipToken } from '@tanstack/react-query'
import { useGetIdentity } from '@wallet-kit/clients/data-service/react'
import type { CaipNetworkId } from '@wallet-kit/sdk'
import { identityRead } from '@wallet-kit/sdk/query'
import { useModalVisible } from '../../modal/ModalVisibleContext.ts'
import { useKit } from '../../provider/useKit.ts'

/**
 * Name and avatar of an account, read while the modal is shown.
 *
 * @param caipNetworkId where its family is not the active one
 */
export function useIdentity(address: string, caipNetworkId?: CaipNetworkId) {
  const kit = useKit()
  const enabled = useModalVisible()
  const { client, parameters, options } = identityRead(kit, {
    address,
    ...(caipNetworkId && { caipNetworkId }),
  })
  const isOff = kit.services.dataService === false
  return useGetIdentity(client, isOff ? skipToken : parameters, { ...options, enabled })
}
