import { type Client, createClient } from '@wallet-kit/clients/name-service/client'
import { getClientOptions } from '../../foundation/query/getClientOptions.ts'
import type { ServiceContext } from '../../foundation/query/ServiceContext.ts'
import { defineSlot, readSlot } from '../../foundation/stores/slots.ts'

const nameService = defineSlot(
  (context: ServiceContext): Client => createClient(getClientOptions(context, 'dataService')),
)

/** The client of the name service, which the data service hosts. Its calls throw the kit's errors. */
export function getNameService(context: ServiceContext): Client {
  return readSlot(context, nameService)
}
