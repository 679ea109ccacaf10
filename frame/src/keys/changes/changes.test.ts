import { expect, onTestFinished, test, vi } from 'vitest'
import { createSqliteDatabase } from '../../database/createSqliteDatabase.ts'
import { migrate } from '../../database/migrate.ts'
import { createSealer } from '../../sealing/createSealer.ts'
import { createShareStore } from '../../shares/createShareStore.ts'
import { sharesMigration } from '../../shares/sharesMigration.ts'
import { deriveKeys } from '../derive/deriveKeys.ts'
import { toFingerprint } from '../derive/toFingerprint.ts'
import type { Device } from '../device/Device.ts'
import { openDevice } from '../device/openDevice.ts'
import { joinShares } from '../shares/joinShares.ts'
import type { Share } from '../shares/Share.ts'
import { splitKey } from '../shares/splitKey.ts'
import { dropOldSets } from './dropOldSets.ts'
import type { ShareParty } from './ShareParty.ts'
import { settleAccount } from './settleAccount.ts'
import { removeSet, storeSet } from './storeSet.ts'

class Crash extends Error {}

/** Service, keeper and a device on real databases; the client crashes before the step of this number. */
async function newParties() {
  let left = Number.POSITIVE_INFINITY
  const step = async () => {
    if (left === 0) throw new Crash()
    left -= 1
  }
  const service = await newParty('service', step)
  const keeper = await newParty('keeper', step)
  const real = await openDevice()
  const device: Device = {
    ...real,
    keepShare: async (...given) => step().then(() => real.keepShare(...given)),
    commitShare: async (...given) => step().then(() => real.commitShare(...given)),
  }
  return {
    service,
    keeper,
    device,
    crashAt: (steps: number) => {
      left = steps
    },
  }
}

async function newParty(party: 'service' | 'keeper', step: () => Promise<void>): Promise<ShareParty> {
  const database = createSqliteDatabase({ file: ':memory:' })
  onTestFinished(() => database.close())
  await migrate(database, [sharesMigration])
  const sealer = createSealer({ party, secrets: [`${party} secret `.repeat(4)] })
  const store = createShareStore({ database, sealer })
  const account = 'a'
  return {
    read: () => store.read(account),
    put: async (share) => step().then(() => store.put({ account, ...share })),
    commit: async (id) => step().then(() => store.commit({ account, ...id })),
    deleteSet: async (setId) => step().then(() => store.deleteSet({ account, setId })),
  }
}

async function newKey() {
  const secret = crypto.getRandomValues(new Uint8Array(32))
  return { secret, fingerprint: await toFingerprint((await deriveKeys(secret)).addresses) }
}

/** Any two of the three holders join to the key. */
async function expectJoins(shares: readonly Share[], secret: Uint8Array) {
  expect(shares).toHaveLength(3)
  for (const one of shares)
    for (const other of shares) if (one !== other) expect(await joinShares([one, other])).toEqual(secret)
}

const steps = [0, 1, 2, 3, 4, 5, 6]

test.each(steps)('a refresh that is broken off before step %i loses nothing', async (crashAt) => {
  const parties = await newParties()
  const { service, keeper, device } = parties
  const { secret, fingerprint } = await newKey()
  const account = 'mine'
  const set = await splitKey({ secret })
  await storeSet({ account, set, fingerprint, device, service, keeper })
  const next = await splitKey({ secret, into: { setId: set.setId, generation: 2 } })
  parties.crashAt(crashAt)
  const refresh = storeSet({ account, set: next, fingerprint, device, service, keeper })
  if (crashAt < 6) await expect(refresh).rejects.toThrow(Crash)
  else await refresh
  parties.crashAt(Number.POSITIVE_INFINITY)

  const [settled] = await settleAccount({ service, keeper })
  expect(settled?.generation).toBe(crashAt < 4 ? 1 : 2)
  const own = (await device.readShares(account)).find(({ generation }) => generation === settled?.generation)
  await expectJoins([...(settled?.shares ?? []), ...(own ? [own] : [])], secret)

  // The next attempt takes a number that nobody has seen.
  const third = await splitKey({ secret, into: { setId: set.setId, generation: 3 } })
  await storeSet({ account, set: third, fingerprint, device, service, keeper })
  expect((await device.readShares(account)).map(({ generation }) => generation)).toEqual([3])
  for (const party of [service, keeper])
    expect(await party.read()).toMatchObject([{ generation: 3, state: 'committed' }])
})

test.each(steps)('a new account that is broken off before step %i is whole or is none', async (crashAt) => {
  const parties = await newParties()
  const { service, keeper, device } = parties
  const { secret, fingerprint } = await newKey()
  const account = 'mine'
  parties.crashAt(crashAt)
  const set = await splitKey({ secret })
  await storeSet({ account, set, fingerprint, device, service, keeper }).catch((error) =>
    expect(error).toBeInstanceOf(Crash),
  )
  parties.crashAt(Number.POSITIVE_INFINITY)
  const settled = await settleAccount({ service, keeper })
  if (crashAt < 3) {
    expect(settled).toEqual([])
    const again = await newKey()
    await storeSet({ account, set: await splitKey(again), ...again, device, service, keeper })
    const [fresh] = await settleAccount({ service, keeper })
    expect(await joinShares(fresh?.shares ?? expect.unreachable())).toEqual(again.secret)
    return
  }
  const own = (await device.readShares(account)).slice(0, 1)
  await expectJoins([...(settled[0]?.shares ?? []), ...own], secret)
  for (const party of [service, keeper])
    expect(await party.read()).toMatchObject([{ generation: 1, state: 'committed' }])
})

test.each(steps)('of two devices that make a key at once, one is first at both: %i', async (crashAt) => {
  const parties = await newParties()
  const { service, keeper, device } = parties
  const [mine, theirs] = [await newKey(), await newKey()]
  parties.crashAt(crashAt)
  const account = 'mine'
  await storeSet({ account, set: await splitKey(mine), ...mine, device, service, keeper }).catch(() => {})
  parties.crashAt(Number.POSITIVE_INFINITY)
  const second = storeSet({ account, set: await splitKey(theirs), ...theirs, device, service, keeper })
  const isFirst = crashAt < 4
  if (isFirst) await second
  else await expect(second).rejects.toMatchObject({ code: 'KEY_CHANGED' })
  const settled = await settleAccount({ service, keeper })
  expect(settled).toHaveLength(1)
  const joined = await joinShares(settled[0]?.shares ?? expect.unreachable())
  expect(joined).toEqual(isFirst ? theirs.secret : mine.secret)
})

test.each(steps)('an import that is broken off before step %i leaves one key', async (crashAt) => {
  const parties = await newParties()
  const { service, keeper, device } = parties
  const [old, other] = [await newKey(), await newKey()]
  const account = 'mine'
  await storeSet({ account, set: await splitKey(old), ...old, device, service, keeper })
  parties.crashAt(crashAt)
  const set = await splitKey(other)
  await storeSet({ account, set, ...other, replaces: true, device, service, keeper }).catch((error) =>
    expect(error).toBeInstanceOf(Crash),
  )
  parties.crashAt(Number.POSITIVE_INFINITY)
  const settled = await settleAccount({ service, keeper })
  expect(settled).toHaveLength(1)
  const joined = await joinShares(settled[0]?.shares ?? expect.unreachable())
  expect(joined).toEqual(crashAt < 4 ? old.secret : other.secret)
})

test('a device that is removed has a share that fits nothing, and others notice nothing', async () => {
  const parties = await newParties()
  const { service, keeper, device } = parties
  const { secret, fingerprint } = await newKey()
  const lost = await splitKey({ secret })
  await storeSet({ account: 'lost', set: lost, fingerprint, device, service, keeper })
  const other = await splitKey({ secret })
  await storeSet({ account: 'kept', set: other, fingerprint, device, service, keeper })
  expect(await settleAccount({ service, keeper })).toHaveLength(2)
  parties.crashAt(1)
  await expect(removeSet({ setId: lost.setId, service, keeper })).rejects.toThrow(Crash)
  expect(await settleAccount({ service, keeper })).toMatchObject([{ setId: other.setId }])
  parties.crashAt(2)
  await removeSet({ setId: lost.setId, service, keeper })
  for (const party of [service, keeper]) expect(await party.read()).toMatchObject([{ setId: other.setId }])
  for (const { share } of [...(await service.read()), ...(await keeper.read())]) {
    const fits = { ...lost.shares.service, bytes: share }
    const joined = await joinShares([lost.shares.device, fits]).catch(() => undefined)
    expect(joined).not.toEqual(secret)
  }
})

test('of many sets the oldest go, and the others join still', async () => {
  const { service, keeper, device } = await newParties()
  const { secret, fingerprint } = await newKey()
  const ids: string[] = []
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (let count = 0; count < 4; count += 1) {
    const set = await splitKey({ secret })
    ids.push(set.setId)
    await storeSet({ account: `${count}`, set, fingerprint, device, service, keeper })
    vi.setSystemTime(Date.now() + 1)
  }
  await dropOldSets({ settled: await settleAccount({ service, keeper }), most: 2, service, keeper })
  const left = await settleAccount({ service, keeper })
  expect(left.map(({ setId }) => setId)).toEqual(ids.slice(2))
  for (const { shares } of left) expect(await joinShares(shares)).toEqual(secret)
  await dropOldSets({ settled: left, most: 2, service, keeper })
  expect(await settleAccount({ service, keeper })).toHaveLength(2)
})

test.each(['service', 'keeper'] as const)(
  'a %s that lies about its share puts no key in the place of the account’s',
  async (liar) => {
    const parties = await newParties()
    const { device } = parties
    const { secret, fingerprint } = await newKey()
    await storeSet({ account: 'mine', set: await splitKey({ secret }), fingerprint, ...parties })
    const before = await parties[liar === 'service' ? 'keeper' : 'service'].read()
    const lying: ShareParty = {
      ...parties[liar],
      // Takes everything, and gives a share of its own choice.
      put: async () => {},
      commit: async () => {},
      read: async () =>
        (await parties[liar].read()).map((share) => ({
          ...share,
          share: Uint8Array.from(share.share, (byte, index) => (index < 32 ? byte ^ 0x55 : byte)),
        })),
    }
    const service = liar === 'service' ? lying : parties.service
    const keeper = liar === 'keeper' ? lying : parties.keeper
    // A new device, which knows no address yet.
    const [settled] = await settleAccount({ service, keeper })
    const joined = await joinShares(settled?.shares ?? expect.unreachable())
    expect(joined).not.toEqual(secret)
    const other = await toFingerprint((await deriveKeys(joined)).addresses)
    const set = await splitKey({ secret: joined })
    const stored = storeSet({ account: 'new', set, fingerprint: other, device, service, keeper })
    await expect(stored).rejects.toMatchObject({ code: 'KEY_CHANGED' })
    const honest = parties[liar === 'service' ? 'keeper' : 'service']
    expect(await honest.read()).toEqual(before)
  },
)
