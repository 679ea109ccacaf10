import { type Client, createClient } from '@wallet-kit/clients/wallet-directory/client'
import { getClientOptions } from '../../foundation/query/getClientOptions.ts'
import type { ServiceContext } from '../../foundation/query/ServiceContext.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'

const directory = defineKitState(
  (context: ServiceContext): Client => createClient(getClientOptions(context, 'walletDirectory')),
)

/** The client of the wallet directory. Its calls throw the kit's errors. */
export function getDirectory(context: ServiceContext): Client {
  return getKitState(context, directory)
}
