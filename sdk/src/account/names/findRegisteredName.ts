import { lookupAddress } from '@wallet-kit/clients/name-service/client'
import { type DisplayName, toDisplayName } from '../../foundation/format/toDisplayName.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import { getNameService } from './getNameService.ts'
import { isRegisteredName } from './registeredNames.ts'

/**
 * The first name that an account has at the name service; `undefined` without one.
 *
 * `GET {dataService}/v1/profile/reverse/{address}`
 *
 * @param address in the form of `toAddressKey`
 * @throws WalletKitError those of the service's client
 */
export async function findRegisteredName(
  context: FoundationContext,
  address: string,
): Promise<DisplayName | undefined> {
  const records = await lookupAddress(
    getNameService(context),
    { path: { address }, query: { sender: address, apiVersion: 2 } },
    { signal: context.lifetime },
  )
  const name = records.find((record) => record.name && isRegisteredName(record.name))?.name
  return name === undefined ? undefined : toDisplayName(name, name.length)
}
