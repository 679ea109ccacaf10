import * as dataService from '@wallet-kit/clients/data-service/client'
import type { ClientError } from '@wallet-kit/clients/runtime/client/ClientError'
import {
  type AccountCall,
  announceDelegation,
  type Caveat,
  type Delegation,
  endDelegation,
  hashDelegation,
  toCaveats,
} from '@wallet-kit/frame/smart-accounts'
import { parseEther } from 'viem'
import { expect, test, vi } from 'vitest'
import { type SmartAccountVisitor, smartAccountVisitor } from '../testSupport/smartAccountVisitor.ts'
import { hostOrigin, useAccountPage } from '../testSupport/useAccountPage.ts'
import { usePermissions } from '../testSupport/usePermissions.ts'
import { useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox({ origins: [hostOrigin] })
const account = useAccountPage(sandbox)
const { grant, revoke, soon } = usePermissions(sandbox, account)
type Bundler = SmartAccountVisitor['bundler']

const delegate = '0x1111111111111111111111111111111111111111'
const coins = { type: 'native-token-transfer', data: { allowance: '0x10' } }
const expiry = soon()

const client = () =>
  dataService.createClient({
    baseUrl: `${sandbox.origin}/data-service`,
    query: { projectId: 'test', st: 'appkit', sv: 'test-1' },
  })
const path = () => ({ address: `eip155:1:${account.smartAccount}` })
const list = async () => (await dataService.getSmartSessions(client(), { path: path() })).pcis

/** Reply of the service to the report that a session was revoked. */
const report = (pci: string) =>
  dataService
    .revokeSmartSession(client(), { path: path(), body: { pci, signature: `0x${'12'.repeat(32)}` } })
    .then(
      () => 'revoked',
      ({ status }: ClientError) => status,
    )

// T20
test('lists what the chain has, with the page that it was granted to, and what is revoked there', async () => {
  expect(await list()).toEqual([])
  const { pci, context } = await grant(delegate, coins, {
    expiry,
    policies: [{ type: 'call-limit', data: { count: 2 } }],
  })
  const [session, ...others] = await list()
  expect(others).toEqual([])
  expect(session).toEqual({
    project: { id: 'test', name: 'app.example', url: hostOrigin, iconUrl: null },
    pci,
    expiry,
    createdAt: expect.any(Number),
    permissions: [{ type: 'native-token-transfer', data: { allowance: '16' } }],
    policies: [{ type: 'call-limit', data: { count: '2' } }],
    context,
    revokedAt: null,
  })
  // The service ends nothing itself, and believes nobody but the chain.
  expect(await report(pci)).toBe(400)
  expect((await list())[0]?.revokedAt).toBeNull()
  await revoke(pci)
  expect(await report(pci)).toBe('revoked')
  expect((await list())[0]?.revokedAt).toBeGreaterThan(0)
})

test('a session that nobody told the service of is listed, and one whose limits cannot be read is not hidden', async () => {
  const { account: owner, bundler, control } = await smartAccountVisitor(sandbox)
  await control.setBalance({ address: owner.address, value: parseEther('1') })
  const delegation = (salt: bigint, caveats: readonly Caveat[]): Delegation => ({
    delegate,
    delegator: owner.address,
    caveats,
    salt,
  })
  const limited = toCaveats({ action: { type: 'native-token-transfer', allowance: 5n }, expiry })
  const delegations = [delegation(1n, limited), delegation(2n, []), delegation(3n, limited)]
  const [first, second, third] = delegations.map(hashDelegation)
  await send(bundler, delegations.flatMap(announceDelegation))
  await send(bundler, delegations.slice(2).map(endDelegation))
  const { pcis } = await dataService.getSmartSessions(client(), {
    path: { address: `eip155:1:${owner.address}` },
  })
  const byId = new Map(pcis.map((session) => [session.pci, session]))
  expect(byId.size).toBe(3)
  const unnamed = { project: { name: null, url: null }, context: null }
  expect(byId.get(first ?? '')).toMatchObject({
    ...unnamed,
    expiry,
    permissions: [{ type: 'native-token-transfer' }],
    revokedAt: null,
  })
  expect(byId.get(second ?? '')).toMatchObject({
    ...unnamed,
    permissions: [{ type: 'unknown' }],
    revokedAt: null,
  })
  expect(byId.get(second ?? '')?.expiry).toBeGreaterThan(expiry)
  expect(byId.get(third ?? '')?.revokedAt).toBeGreaterThan(0)
})

async function send(
  { sendUserOperation, waitForUserOperationReceipt }: Bundler,
  calls: readonly AccountCall[],
) {
  const hash = await sendUserOperation({ calls: [...calls] })
  expect((await waitForUserOperationReceipt({ hash })).success).toBe(true)
}
