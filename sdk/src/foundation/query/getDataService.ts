import { type Client, createClient } from '@wallet-kit/clients/data-service/client'
import type { FoundationContext } from '../stores/FoundationContext.ts'
import { defineKitState, getKitState } from '../stores/kitState.ts'
import { getClientOptions } from './getClientOptions.ts'

const dataService = defineKitState(
  (context: FoundationContext): Client => createClient(getClientOptions(context, 'dataService')),
)

/** The client of the data service. Its calls throw the kit's errors. */
export function getDataService(context: FoundationContext): Client {
  return getKitState(context, dataService)
}
