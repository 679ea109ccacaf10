import { expect, test } from 'vitest'
import type { WalletPageConfig } from '../WalletPageConfig.ts'
import { approvedNamespaces, withAccount } from './supportedNamespaces.ts'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const account = (name: string, digit: string): WalletPageConfig['accounts'][number] => ({
  name,
  evm: { address: `0x${digit.repeat(40)}`, privateKey: '0x' },
  solana: { address: name, secretKey: '' },
})
const [erin, frank] = [account('Erin', '1'), account('Frank', '2')]
const coin = { name: 'Coin', symbol: 'COIN', decimals: 18 }
const config: WalletPageConfig = {
  name: 'Wallet',
  icon: '',
  accounts: [erin, frank],
  chains: [1, 137].map((chainId) => ({ chainId, name: `${chainId}`, nativeCurrency: coin, rpcPath: '' })),
  solana: { caipNetworkId: solana, rpcPath: '' },
}

type Proposal = Parameters<typeof approvedNamespaces>[0]
const proposal = (namespaces: Pick<Proposal, 'requiredNamespaces' | 'optionalNamespaces'>) =>
  namespaces as Proposal
const evm = (...chains: readonly string[]) => ({
  eip155: { chains: [...chains], methods: ['personal_sign', 'eth_unknown'], events: ['chainChanged'] },
})

test('grants the supported part of required and optional namespaces, and nothing else', () => {
  const asked = proposal({
    requiredNamespaces: evm('eip155:1'),
    optionalNamespaces: { solana: { chains: [solana], methods: ['solana_signMessage'], events: [] } },
  })
  // `eth_unknown` is required, so this wallet cannot serve the app.
  expect(() => approvedNamespaces(asked, config, [erin])).toThrow(/methods/)
  const optional = proposal({ requiredNamespaces: {}, optionalNamespaces: evm('eip155:137', 'eip155:10') })
  expect(approvedNamespaces(optional, config, [erin])).toEqual({
    eip155: {
      chains: ['eip155:137'],
      methods: ['personal_sign'],
      events: ['chainChanged'],
      accounts: [`eip155:137:${erin.evm.address}`],
    },
  })
})

test('leaves out optional namespaces without a supported chain', () => {
  const asked = proposal({
    requiredNamespaces: {},
    optionalNamespaces: { ...evm('eip155:10'), solana: { chains: [solana], methods: [], events: [] } },
  })
  expect(Object.keys(approvedNamespaces(asked, config, [erin]))).toEqual(['solana'])
})

test('moves a session to another account, chain by chain', () => {
  const asked = proposal({ requiredNamespaces: {}, optionalNamespaces: evm('eip155:1', 'eip155:137') })
  const { eip155 } = withAccount(approvedNamespaces(asked, config, [erin]), frank)
  expect(eip155?.accounts).toEqual([`eip155:1:${frank.evm.address}`, `eip155:137:${frank.evm.address}`])
})
