import { type Client, createClient } from '@wallet-kit/clients/data-service/client'
import { defineKitState, getKitState } from '../stores/kitState.ts'
import { getClientOptions } from './getClientOptions.ts'
import type { ServiceContext } from './ServiceContext.ts'

const dataService = defineKitState(
  (context: ServiceContext): Client => createClient(getClientOptions(context, 'dataService')),
)

/** The client of the data service. Its calls throw the kit's errors. */
export function getDataService(context: ServiceContext): Client {
  return getKitState(context, dataService)
}
