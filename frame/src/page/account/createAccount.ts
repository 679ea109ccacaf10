import { dropOldSets } from '../../keys/changes/dropOldSets.ts'
import type { ShareParty } from '../../keys/changes/ShareParty.ts'
import { settleAccount } from '../../keys/changes/settleAccount.ts'
import { storeSet } from '../../keys/changes/storeSet.ts'
import type { Addresses } from '../../keys/derive/Addresses.ts'
import { toFingerprint } from '../../keys/derive/toFingerprint.ts'
import type { Device } from '../../keys/device/Device.ts'
import type { SharePair } from '../../keys/shares/joinShares.ts'
import type { KeyWorker } from '../../keys/worker/createKeyWorker.ts'
import type { Signature, SignPayload } from '../../keys/worker/KeyRequest.ts'
import type { Api } from '../createApi.ts'
import { serviceParty } from './serviceParty.ts'

/** Reply of `/status`. */
export interface Status {
  readonly isConnected: boolean
  readonly chainId: number | string
  readonly addresses?: Addresses
}

/** A key that this browser has a share of. */
export interface OpenedAccount {
  readonly addresses: Addresses
  /** Id of the set that the share is one of. */
  readonly setId: string
}

/** The key of the user who is logged in, as far as this browser can use it. */
export interface Account {
  /** Whether this browser has a share that fits one of the service. */
  isHere(addresses: Addresses): Promise<boolean>
  /**
   * Makes the account usable here after a login: takes the share that is here, else splits the key that service and keeper
   * join to, else makes a new key.
   *
   * @param prove logs in at the keeper; called only where the keeper is needed
   * @throws an Error with a message for the user
   */
  open(prove: () => Promise<ShareParty>): Promise<OpenedAccount>
  /**
   * Puts the key of a BIP-39 phrase in the place of the user's.
   *
   * @throws KeyError `MNEMONIC_INVALID`; an Error with a message for the user
   */
  replace(mnemonic: string, keeper: ShareParty): Promise<OpenedAccount>
  /** The BIP-39 phrase of 24 words. @throws an Error with a message for the user */
  export(addresses: Addresses): Promise<string>
  /** Drops the shares of this browser. */
  forget(addresses: Addresses): Promise<void>
  /** Signs as one of the account's addresses. @throws an Error with a message for the user */
  sign<const Payload extends SignPayload>(
    addresses: Addresses,
    address: string,
    payload: Payload,
  ): Promise<Signature<Payload>>
}

export interface CreateAccountParameters {
  readonly api: Api
  readonly device: Promise<Device>
  readonly worker: KeyWorker
}

/** Browsers of one user that have a share at the same time, fewer than the parties keep sets. */
const mostBrowsers = 50

export function createAccount({ api, device: opening, worker }: CreateAccountParameters): Account {
  async function pairOf({ eip155 }: Addresses): Promise<SharePair | undefined> {
    const own = await (await opening).readShares(eip155)
    if (own.length === 0) return undefined
    const list = await serviceParty(api).read()
    for (const share of own) {
      const { setId, generation } = share
      const other = list.find((each) => each.setId === setId && each.generation === generation)
      if (other) return [share, { setId, generation, holder: 'service', bytes: other.share }]
    }
    return undefined
  }

  async function requirePair(addresses: Addresses): Promise<SharePair> {
    const shares = await pairOf(addresses)
    if (shares) return shares
    throw new Error('This browser has no part of your key any more. Log out and log in again.')
  }

  async function openWith(keeper: ShareParty, known: Addresses | undefined): Promise<OpenedAccount> {
    const device = await opening
    const service = serviceParty(api)
    const all = await settleAccount({ service, keeper })
    const [settled] = all
    if (!settled) {
      // Of a user with a key whose shares do not meet, another key would take the place: nothing is made then.
      if (known) throw new Error('Your key could not be put together. Try again later.')
      const { addresses, set } = await worker.create()
      await store(device, keeper, addresses, set)
      return { addresses, setId: set.setId }
    }
    const { shares } = settled
    const addresses = await worker.addresses({ shares })
    const set = await worker.split({ shares, addresses })
    await store(device, keeper, addresses, set)
    await dropOldSets({ settled: all, most: mostBrowsers - 1, service, keeper })
    return { addresses, setId: set.setId }
  }

  async function store(
    device: Device,
    keeper: ShareParty,
    addresses: Addresses,
    set: Awaited<ReturnType<KeyWorker['split']>>,
    replaces = false,
  ): Promise<void> {
    await storeSet({
      account: addresses.eip155,
      fingerprint: await toFingerprint(addresses),
      service: serviceParty(api, addresses),
      ...{ set, device, keeper, replaces },
    })
  }

  return {
    isHere: async (addresses) => (await pairOf(addresses)) !== undefined,
    async open(prove) {
      const { addresses } = await api.call<Status>('/status')
      const here = addresses && (await pairOf(addresses))
      if (here) return { addresses, setId: here[0].setId }
      const keeper = await prove()
      try {
        return await openWith(keeper, addresses)
      } catch (error) {
        // Another device of the user may have made the key meanwhile. Then that one is taken.
        const now = (await api.call<Status>('/status')).addresses
        if (addresses || !now) throw error
        return openWith(keeper, now)
      }
    },
    async replace(mnemonic, keeper) {
      const device = await opening
      const before = (await api.call<Status>('/status')).addresses
      const { addresses, set } = await worker.import({ mnemonic })
      await store(device, keeper, addresses, set, true)
      if (before && before.eip155 !== addresses.eip155) await device.forget(before.eip155)
      return { addresses, setId: set.setId }
    },
    export: async (addresses) => worker.export({ shares: await requirePair(addresses), addresses }),
    forget: async ({ eip155 }) => (await opening).forget(eip155),
    sign: async (addresses, address, payload) =>
      worker.sign({ shares: await requirePair(addresses), address, payload }),
  }
}
