import * as dataService from '@wallet-kit/clients/data-service/client'
import type { ClientError } from '@wallet-kit/clients/runtime/client/ClientError'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const client = () =>
  dataService.createClient({
    baseUrl: `${sandbox.origin}/data-service`,
    query: { projectId: 'test', st: 'appkit', sv: 'test-1' },
  })

async function accountOf(index: number) {
  const { secret } = (await sandbox.describe()).accounts.eip155[index] ?? {}
  return privateKeyToAccount(secret as Hex)
}

const list = async (address: string) =>
  (await dataService.getSmartSessions(client(), { path: { address: `eip155:1:${address}` } })).pcis

async function revoke(pci: string, signer = 0, message = pci) {
  const { address } = await accountOf(0)
  const signature = await (await accountOf(signer)).signMessage({ message })
  return dataService
    .revokeSmartSession(client(), { path: { address: `eip155:1:${address}` }, body: { pci, signature } })
    .then(
      () => 'revoked',
      ({ status, body }: ClientError) => [
        status,
        (body as { reasons: [{ field: string }] }).reasons[0].field,
      ],
    )
}

test('lists active, expired and revoked sessions', async () => {
  const { address } = await accountOf(0)
  const sessions = await list(address.toLowerCase())
  const now = Date.now() / 1_000
  const stateOf = ({ revokedAt, expiry }: (typeof sessions)[number]) =>
    revokedAt ? 'revoked' : expiry < now ? 'expired' : 'active'
  expect(sessions.map(stateOf).sort()).toEqual(['active', 'active', 'expired', 'revoked'])
  expect(await list((await accountOf(5)).address)).toEqual([])
})

test('the owner’s signature revokes a session, once', async () => {
  const { address } = await accountOf(0)
  const active = (await list(address)).find(
    ({ revokedAt, expiry }) => !revokedAt && expiry > Date.now() / 1_000,
  )
  const pci = active?.pci ?? ''
  expect(await revoke(pci, 1)).toEqual([401, 'signature'])
  expect(await revoke(pci, 0, 'another message')).toEqual([401, 'signature'])
  expect(await revoke(pci)).toBe('revoked')
  expect((await list(address)).find((session) => session.pci === pci)?.revokedAt).toBeGreaterThan(0)
  expect(await revoke(pci)).toEqual([400, 'pci'])
  expect(await revoke('unknown')).toEqual([400, 'pci'])
})

test('a session of another account cannot be revoked', async () => {
  const [bobs] = await list((await accountOf(1)).address)
  expect(await revoke(bobs?.pci ?? '')).toEqual([400, 'pci'])
})
