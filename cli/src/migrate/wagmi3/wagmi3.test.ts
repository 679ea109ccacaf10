import { expect, test } from 'vitest'
import { migrateFiles } from '../migrateFiles.test.helper.ts'

const packages = {
  '@reown/appkit': '1.8.24',
  '@reown/appkit-adapter-wagmi': '1.8.24',
  typescript: '^5.4.0',
  viem: '^2.38.0',
  wagmi: '^2.14.0',
}

const files = {
  'src/config.ts': `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { mock } from 'wagmi/connectors'
export const adapter = new WagmiAdapter({ networks: [], connectors: [mock({ accounts: [] })] })
`,
  'src/Account.tsx': `import { useAccount, useAccountEffect as useEffectOf, type UseAccountReturnType, useBalance } from 'wagmi'

export const hooks = { useAccount, of: useBalance, useAccount2: 1 }
export const address = (): UseAccountReturnType['address'] => useAccount().address
useEffectOf({})
vi.mock('wagmi', () => ({ useAccount: () => undefined }))
`,
  'src/Solana.tsx': `import { useConnection } from './solana'
import { useAccount } from 'wagmi'
export const both = [useConnection, useAccount]
`,
}

test('versions and names of wagmi 3', () => {
  const { after, found, again } = migrateFiles(packages, files, { wagmi3: true })
  expect(
    after('src/Account.tsx'),
  ).toBe(`import { useConnection, useConnectionEffect as useEffectOf, type UseConnectionReturnType, useBalance } from 'wagmi'

export const hooks = { useAccount: useConnection, of: useBalance, useAccount2: 1 }
export const address = (): UseConnectionReturnType['address'] => useConnection().address
useEffectOf({})
vi.mock('wagmi', () => ({ useAccount: () => undefined }))
`)
  expect(after('src/Solana.tsx')).toBe(files['src/Solana.tsx'])
  expect(JSON.parse(after('package.json')).dependencies).toMatchObject({
    '@wagmi/core': '^3.6.5',
    typescript: '^5.7.3',
    wagmi: '^3.7.7',
  })
  expect(found).toEqual(['src/config.ts:2 wagmi/connectors: Connectors of wagmi'])
  expect(again).toEqual([])
})

test('wagmi 2 stays where it is not asked for', () => {
  const { after } = migrateFiles(packages, files)
  expect(after('src/Account.tsx')).toBe(files['src/Account.tsx'])
  expect(JSON.parse(after('package.json')).dependencies.wagmi).toBe('^2.19.5')
})
