import { expect, test } from 'vitest'
import { migrateFiles } from '../migrateFiles.test.helper.ts'

const wagmiApp = {
  '@reown/appkit': '1.8.24',
  '@reown/appkit-adapter-wagmi': '1.8.24',
  '@tanstack/react-query': '^5.90.0',
  react: '^18.2.0',
  viem: '^2.21.0',
  wagmi: '^2.12.0',
}

test('imports change, everything else stays', () => {
  const { after, found, again } = migrateFiles(wagmiApp, {
    'src/config.ts': `// Networks of the app.
import { WagmiAdapter } from "@reown/appkit-adapter-wagmi";
import { arbitrum, mainnet, type AppKitNetwork } from "@reown/appkit/networks";

export const networks = [mainnet,   arbitrum] as [AppKitNetwork, ...AppKitNetwork[]];
export const wagmiAdapter = new WagmiAdapter({ networks, projectId: 'id' });
`,
    'src/App.tsx': `'use client'
import { createAppKit, useAppKit,  useAppKitAccount } from '@reown/appkit/react'
import type { AppKitNetwork } from '@reown/appkit/networks'
import { networks, wagmiAdapter } from './config'

createAppKit({ adapters: [wagmiAdapter], networks, projectId: 'id', themeVariables: { '--w3m-accent': '#000' } })

export const first: AppKitNetwork = networks[0]

export function App() {
  const { open } = useAppKit()
  const { address } = useAppKitAccount()
  return <button onClick={() => open()}>{address}</button>
}
`,
  })
  expect(after('src/config.ts')).toBe(`// Networks of the app.
import { WagmiAdapter } from "@wallet-kit/sdk/wagmi";
import { arbitrum, mainnet } from "@wallet-kit/react/networks";
import { type AppKitNetwork } from "@wallet-kit/react";

export const networks = [mainnet,   arbitrum] as [AppKitNetwork, ...AppKitNetwork[]];
export const wagmiAdapter = new WagmiAdapter({ networks, projectId: 'id' });
`)
  expect(after('src/App.tsx')).toContain(`'use client'
import { createAppKit, useAppKit,  useAppKitAccount } from '@wallet-kit/react'
import type { AppKitNetwork } from '@wallet-kit/react'
import { networks, wagmiAdapter } from './config'
`)
  expect(JSON.parse(after('package.json')).dependencies).toEqual({
    '@tanstack/react-query': '^5.90.0',
    '@wagmi/core': '^2.22.1',
    '@wallet-kit/react': '^0.1.0',
    '@wallet-kit/sdk': '^0.1.0',
    react: '^18.2.0',
    'react-dom': '^18.2.0',
    viem: '^2.38.0',
    wagmi: '^2.19.5',
  })
  expect(found).toEqual([])
  expect(again).toEqual([])
})

test('an app with elements takes createAppKit from the entry that defines them', () => {
  const { after, again } = migrateFiles(
    { '@reown/appkit': '^1.7.0' },
    {
      'src/kit.ts': `import { createAppKit, useAppKit } from '@reown/appkit/react'
import { mainnet } from '@reown/appkit/networks'
createAppKit({ networks: [mainnet], projectId: 'id' })
export const useKit = useAppKit
`,
      'src/Header.tsx': 'export const Header = () => <appkit-button size="sm" />\n',
    },
  )
  expect(after('src/kit.ts')).toContain(`import { createAppKit } from '@wallet-kit/react/elements'
import { useAppKit } from '@wallet-kit/react'
`)
  expect(again).toEqual([])
})

test('what an app has for other chain families is taken out of its lists, also in other files', () => {
  const { after, found, again } = migrateFiles(
    { ...wagmiApp, '@reown/appkit-adapter-bitcoin': '1.8.24' },
    {
      'src/config.ts': `import { WagmiAdapter, authConnector } from '@reown/appkit-adapter-wagmi'
import { BitcoinAdapter } from '@reown/appkit-adapter-bitcoin'
import {
  bitcoin,
  mainnet,
  sepolia,
} from '@reown/appkit/networks'

export const networks = [
  mainnet,
  bitcoin,
  sepolia,
]
export const bitcoinAdapter = new BitcoinAdapter({ projectId: 'id' })
export const wagmiAdapter = new WagmiAdapter({
  networks: [mainnet, sepolia],
  connectors: [authConnector({ options: { projectId: 'id' } })],
})
`,
      'src/kit.ts': `import { createAppKit } from '@reown/appkit/react'
import { bitcoinAdapter, networks, wagmiAdapter } from './config'

createAppKit({ adapters: [wagmiAdapter, bitcoinAdapter], networks, projectId: 'id' })
`,
    },
  )
  expect(after('src/config.ts')).toBe(`import { WagmiAdapter } from '@wallet-kit/sdk/wagmi'
import {
  mainnet,
  sepolia,
} from '@wallet-kit/react/networks'

export const networks = [
  mainnet,
  sepolia,
]
export const wagmiAdapter = new WagmiAdapter({
  networks: [mainnet, sepolia],
  connectors: [],
})
`)
  expect(after('src/kit.ts')).toBe(`import { createAppKit } from '@wallet-kit/react'
import { networks, wagmiAdapter } from './config'

createAppKit({ adapters: [wagmiAdapter], networks, projectId: 'id' })
`)
  expect(found).toEqual([
    'src/config.ts:1 authConnector: authConnector of wagmi',
    'src/config.ts:2 BitcoinAdapter: Chain families other than EVM and Solana',
    'src/config.ts:4 bitcoin: Chain families other than EVM and Solana',
  ])
  expect(JSON.parse(after('package.json')).dependencies).not.toHaveProperty('@reown/appkit-adapter-bitcoin')
  expect(again).toEqual([])
})

test('an app of other chain families alone, and one on Vue, stay as they are', () => {
  const bitcoin = migrateFiles(
    { '@reown/appkit': '1.8.24', '@reown/appkit-adapter-bitcoin': '1.8.24' },
    {
      'src/kit.ts': "import { BitcoinAdapter } from '@reown/appkit-adapter-bitcoin'\nnew BitcoinAdapter()\n",
    },
  )
  expect(bitcoin.changes).toEqual([])
  expect(bitcoin.found).toEqual([
    'src/kit.ts:1 @reown/appkit-adapter-bitcoin: Chain families other than EVM and Solana',
  ])
  const vue = migrateFiles(
    { '@reown/appkit': '1.8.24' },
    { 'src/kit.ts': "import { createAppKit } from '@reown/appkit/vue'\ncreateAppKit({})\n" },
  )
  expect(vue.changes).toEqual([])
  expect(vue.found).toEqual(['src/kit.ts:1 @reown/appkit/vue: Vue'])
})

test('a name without a twin keeps its import and its package', () => {
  const { after, found } = migrateFiles(
    { '@reown/appkit': '1.8.24', '@reown/appkit-controllers': '1.8.24' },
    {
      'src/kit.ts': `import { ChainController } from '@reown/appkit-controllers'
import { createAppKit, CoreHelperUtil } from '@reown/appkit/react'
export const kit = createAppKit({ projectId: 'id', networks: [] })
export const state = [ChainController.state, CoreHelperUtil]
`,
    },
  )
  expect(after('src/kit.ts')).toContain(`import { createAppKit } from '@wallet-kit/react'
import { CoreHelperUtil } from '@reown/appkit/react'
`)
  expect(found).toEqual([
    "src/kit.ts:1 ChainController: AppKit's controllers and helpers",
    "src/kit.ts:2 CoreHelperUtil: AppKit's controllers and helpers",
  ])
  expect(Object.keys(JSON.parse(after('package.json')).dependencies)).toEqual([
    '@reown/appkit',
    '@reown/appkit-controllers',
    '@wallet-kit/react',
    'react',
    'react-dom',
  ])
})

test('modules in calls and types', () => {
  const { after } = migrateFiles(
    { '@reown/appkit': '1.8.24' },
    {
      'src/lazy.js': `const { createAppKit } = require("@reown/appkit/react")
export const load = () => import('@reown/appkit/networks')
vi.mock('@reown/appkit/react', () => ({ useAppKit: () => '@reown/appkit/react' }))
/** @type {import('@reown/appkit/react').CaipNetwork} */
export { solana as main } from '@reown/appkit/networks'
createAppKit({})
`,
    },
  )
  expect(after('src/lazy.js')).toBe(`const { createAppKit } = require("@wallet-kit/react")
export const load = () => import('@wallet-kit/react/networks')
vi.mock('@wallet-kit/react', () => ({ useAppKit: () => '@reown/appkit/react' }))
/** @type {import('@wallet-kit/react').CaipNetwork} */
export { solana as main } from '@wallet-kit/react/networks'
createAppKit({})
`)
})

test('line ends and tabs stay', () => {
  const { after } = migrateFiles(
    { '@reown/appkit': '1.8.24' },
    {
      'package.json':
        '{\r\n\t"dependencies": {\r\n\t\t"@reown/appkit": "1.8.24"\r\n\t},\r\n\t"files": ["a"]\r\n}\r\n',
      'src/kit.ts':
        "import { createAppKit, CoreHelperUtil } from '@reown/appkit/react'\r\n\r\ncreateAppKit(CoreHelperUtil)\r\n",
    },
  )
  expect(after('package.json')).toBe(
    '{\r\n\t"dependencies": {\r\n\t\t"@reown/appkit": "1.8.24",\r\n\t\t"@wallet-kit/react": "^0.1.0",\r\n\t\t"react": "^19.0.0",\r\n\t\t"react-dom": "^19.0.0"\r\n\t},\r\n\t"files": ["a"]\r\n}\r\n',
  )
  expect(after('src/kit.ts')).toBe(
    "import { createAppKit } from '@wallet-kit/react'\r\nimport { CoreHelperUtil } from '@reown/appkit/react'\r\n\r\ncreateAppKit(CoreHelperUtil)\r\n",
  )
})

test('AppKitProvider: the kit is created outside of the component', () => {
  const { after, found, again } = migrateFiles(
    { '@reown/appkit': '1.8.24' },
    {
      'src/App.tsx': `import { AppKitProvider } from '@reown/appkit/react'
import { mainnet } from '@reown/appkit/networks'

const metadata = { name: 'App' }

export default function App({ children }: { children: React.ReactNode }) {
  return (
    <AppKitProvider projectId="id" networks={[mainnet]} metadata={metadata} enableEmbedded {...{ debug: false }}>
      {children}
    </AppKitProvider>
  )
}
`,
      'src/Other.tsx': `import { AppKitProvider } from '@reown/appkit/react'

export const Other = ({ projectId }: { projectId: string }) => <AppKitProvider projectId={projectId} />
`,
    },
  )
  expect(after('src/App.tsx')).toBe(`import { AppKitProvider, createAppKit } from '@wallet-kit/react'
import { mainnet } from '@wallet-kit/react/networks'

const metadata = { name: 'App' }

const kit = createAppKit({
  projectId: "id",
  networks: [mainnet],
  metadata,
  enableEmbedded: true,
  ...{ debug: false },
})

export default function App({ children }: { children: React.ReactNode }) {
  return (
    <AppKitProvider kit={kit}>
      {children}
    </AppKitProvider>
  )
}
`)
  expect(found).toEqual(['src/Other.tsx:3 AppKitProvider: AppKitProvider with options of its component'])
  expect(again).toEqual([])
})
