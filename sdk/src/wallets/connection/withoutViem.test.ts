// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { createAppKit } from '../../kit/createAppKit.ts'
import { connect } from './connect.ts'

function refuse(): never {
  throw new Error('viem was loaded')
}
vi.mock('viem', refuse)
vi.mock('viem/actions', refuse)
vi.mock('viem/ens', refuse)
vi.mock('viem/siwe', refuse)
vi.mock('viem/utils', refuse)

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const network = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:3000/node/1'] } },
}

/** Announces a wallet (EIP-6963). The scripted wallets sign with viem. */
function announce(): void {
  const provider = {
    request: async ({ method }: { method: string }) => (method === 'eth_chainId' ? '0x1' : [address]),
    on: () => undefined,
    removeListener: () => undefined,
  }
  const info = {
    uuid: crypto.randomUUID(),
    name: 'Small',
    icon: 'data:image/svg+xml,<svg/>',
    rdns: 'test.small',
  }
  const detail = Object.freeze({ info, provider })
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

it('connects, restores and disconnects an announced wallet without viem', async () => {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  const services = { walletDirectory: false, dataService: false, auth: false, relay: false } as const
  const create = () => createAppKit({ projectId: 'test', networks: [network], storage, services })
  await expect(import('viem')).rejects.toThrow()

  const first = create()
  announce()
  await connect(first, { connectorId: 'test.small' })
  expect(first.getAddress()).toBe(address)
  first.destroy()

  const second = create()
  onTestFinished(() => second.destroy())
  announce()
  await second.ready()
  expect(second.getAddress()).toBe(address)
  await second.disconnect()
  expect(second.getIsConnectedState()).toBe(false)
})
