import { describe, expect, test } from 'vitest'
import { findNamespaceNames } from './findNamespaceNames.ts'
import { plantFiles } from './plantFiles.test.helper.ts'

function find(path: string, source: string) {
  return findNamespaceNames(plantFiles({ [`sdk/src/${path}`]: source }))
}

describe('a planted violation is found', () => {
  test.each([
    ['signIn/a.ts', "const isEvm = namespace === 'eip155'"],
    ['signIn/a.ts', "const id = 'eip155:1'"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the planted code
    ['signIn/a.ts', 'const id = `solana:${reference}`'],
    ['signIn/a.ts', "type Family = 'solana'"],
    ['signIn/a.ts', 'const byFamily = { eip155: 1 }'],
    ['signIn/a.ts', 'const value = providers.solana'],
    ['signIn/a.ts', 'const isSolana = true'],
    ['signIn/a.ts', 'interface Eip1193Provider {}'],
    ['connection/a.ts', "await provider.request({ method: 'eth_accounts' })"],
    ['connection/a.ts', "await provider.request({ method: 'personal_sign' })"],
    ['connection/a.ts', "const method = 'wallet_switchEthereumChain'"],
    ['wallets/connectors/walletStandard/a.ts', "const feature = features['solana:signMessage']"],
    ['balances/a.ts', "import { formatUnits } from 'viem'"],
    ['balances/a.ts', "const viem = await import('viem/actions')"],
    ['wallets/connectors/a.ts', "import type { EIP6963ProviderDetail } from 'mipd'"],
    ['balances/a.ts', "import { address } from '@solana/addresses'"],
    ['balances/a.ts', "import { request } from '@wallet-kit/clients/ethereum/rpc'"],
    ['wallets/connectors/external/a.ts', "import type { Wallet } from '@wallet-standard/base'"],
    [
      'wallets/connectors/external/a.ts',
      "import { UniversalProvider } from '@walletconnect/universal-provider'",
    ],
    ['exports/a.ts', "import { createReader } from '../chains/namespaces/eip155/createReader.ts'"],
    ['chains/namespaces/a.ts', "import { createReader } from './eip155/createReader.ts'"],
    ['chains/namespaces/eip155/a.ts', "import { readAddresses } from '../solana/readAddresses.ts'"],
    ['chains/namespaces/eip155/a.ts', "import { address } from '@solana/addresses'"],
    ['chains/namespaces/solana/pairing/a.ts', "import { isHex } from 'viem'"],
    ['exports/query.ts', "export { solana } from '../chains/namespaces/solana/networks/solana.ts'"],
  ])('%s: %s', (path, source) => {
    const found = find(path, `// first\n${source}`)
    expect(found.length).toBeGreaterThan(0)
    for (const finding of found) {
      expect(finding).toEqual({ file: `sdk/src/${path}`, line: 2, reason: expect.any(String) })
    }
  })
})

test.each([
  ['connection/a.ts', "// A wallet of eip155 answers eth_accounts.\nconst code = 'WALLET_REQUEST_FAILED'"],
  ['options/a.ts', 'const options = { enableEIP6963: true }'],
  ['exports/a.ts', "import { namespaceTraits } from '../chains/namespaces/families/traits.ts'"],
  ['wallets/connectors/walletStandard/a.ts', "import { getWallets } from '@wallet-standard/app'"],
  ['chains/namespaces/families/traits.ts', "import { solanaTraits } from './solana/solanaTraits.ts'"],
  ['chains/namespaces/eip155/discovery/a.ts', "import { requestProviders } from 'mipd'"],
  ['chains/namespaces/solana/a.ts', "const feature = 'solana:signMessage'"],
  ['exports/networks.ts', "export { solana } from '../chains/namespaces/solana/networks/solana.ts'"],
  ['testing/a.ts', "import { privateKeyToAccount } from 'viem/accounts'"],
  ['connection/a.test.ts', "const id = 'eip155:1'"],
])('%s may contain %s', (path, source) => {
  expect(find(path, source)).toEqual([])
})
