import type { Device } from '../device/Device.ts'
import type { ShareSet } from '../shares/Share.ts'
import type { ShareParty } from './ShareParty.ts'

interface StoreSetParameters {
  /** Name of the account at the device. */
  readonly account: string
  /** A new set, or a new generation of this device's. */
  readonly set: ShareSet
  readonly fingerprint: string
  readonly replaces?: boolean | undefined
  readonly device: Device
  readonly service: ShareParty
  readonly keeper: ShareParty
}

/**
 * Hands each share to its holder: all keep it beside the generation before, then all commit. Broken off at any step, the
 * account's key can be joined still, and `settleAccount` finishes what all have kept.
 *
 * @throws whatever a party throws; nothing is lost then
 */
export async function storeSet(parameters: StoreSetParameters): Promise<void> {
  const { account, set, fingerprint, replaces, device, service, keeper } = parameters
  const { setId, generation, shares } = set
  const id = { setId, generation }
  await device.keepShare(account, shares.device)
  await service.put({ ...id, share: shares.service.bytes, fingerprint, replaces })
  await keeper.put({ ...id, share: shares.keeper.bytes, fingerprint, replaces })
  // The service first: it decides between devices that make the account's key at once.
  await service.commit(id)
  await keeper.commit(id)
  await device.commitShare(account, id)
}

/**
 * Removes a device's set. The service first: without its share the device signs nothing.
 *
 * @throws whatever a party throws; run it again then
 */
export async function removeSet(parameters: {
  readonly setId: string
  readonly service: ShareParty
  readonly keeper: ShareParty
}): Promise<void> {
  await parameters.service.deleteSet(parameters.setId)
  await parameters.keeper.deleteSet(parameters.setId)
}
