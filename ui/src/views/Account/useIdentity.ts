import { skipToken } from '@tanstack/react-query'
import { useGetIdentity } from '@wallet-kit/clients/data-service/react'
import { identityRead } from '@wallet-kit/sdk/query'
import { useModalVisible } from '../../modal/ModalVisibleContext.ts'
import { useKit } from '../../provider/useKit.ts'

/** Name and avatar of an account, read while the modal is shown. */
export function useIdentity(address: string) {
  const kit = useKit()
  const enabled = useModalVisible()
  const { client, parameters, options } = identityRead(kit, { address })
  const isOff = kit.services.dataService === false
  return useGetIdentity(client, isOff ? skipToken : parameters, { ...options, enabled })
}
