import { type Client, createClient } from '@wallet-kit/clients/name-service/client'
import { getClientOptions } from '../../foundation/query/getClientOptions.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'

const nameService = defineKitState(
  (context: FoundationContext): Client => createClient(getClientOptions(context, 'dataService')),
)

/** The client of the name service, which the data service hosts. Its calls throw the kit's errors. */
export function getNameService(context: FoundationContext): Client {
  return getKitState(context, nameService)
}
