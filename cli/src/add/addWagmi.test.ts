import { expect, test } from 'vitest'
import { addTo, apps, writeFiles } from './addTo.test.helper.ts'

const main = `import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import App from './App.tsx'
import { config } from './wagmi.ts'

const queryClient = new QueryClient()

createRoot(document.body).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </WagmiProvider>,
)
`
const wagmi = `import { createConfig, http } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'
import { injected } from 'wagmi/connectors'

export const config = createConfig({
  chains: [mainnet, base],
  connectors: [injected()],
  transports: { [mainnet.id]: http(), [base.id]: http() },
})
`
const app = {
  ...apps.vite,
  'package.json': {
    dependencies: { react: '^19.0.0', 'react-dom': '^19.0.0', wagmi: '^3.1.0', viem: '^2.30.0' },
    devDependencies: { vite: '^8.0.0' },
  },
  'src/main.tsx': main,
  'src/wagmi.ts': wagmi,
}

test('the app keeps its providers, and its configuration becomes that of the adapter', async () => {
  const { read } = await addTo(writeFiles(app), { signIn: 'external' })
  expect(read('src/wagmi.ts')).toBe(`import { http } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'
import { WagmiAdapter } from '@wallet-kit/sdk/wagmi'

export const kitOptions = {
  projectId: '',
  networks: [mainnet, base],
}

export const wagmiAdapter = new WagmiAdapter({
  networks: kitOptions.networks,
  transports: { [mainnet.id]: http(), [base.id]: http() },
})

export const config = wagmiAdapter.wagmiConfig
`)
  expect(read('src/walletKit/WalletKitProvider.tsx')).toContain(`import { kitOptions } from './kitOptions.ts'
import { wagmiAdapter } from '../wagmi.ts'

const kit = createAppKit({ ...kitOptions, adapters: [wagmiAdapter], siwx: authSession() })
`)
  const options = read('src/walletKit/kitOptions.ts')
  expect(options).toContain("import { kitOptions as wagmiOptions } from '../wagmi.ts'\n")
  expect(options).toMatch(/= \{\n {2}\.\.\.wagmiOptions,\n.*\n {2}projectId: 'none',\n {2}services: /)
  const changed = read('src/main.tsx')
  expect(changed.match(/<(Wagmi|QueryClient)Provider/g)).toHaveLength(2)
  expect(changed).toContain('      <ConnectButton />\n    <WagmiProvider'.replace('      ', '    '))
  expect(JSON.parse(read('package.json')).dependencies).toMatchObject({
    wagmi: '^3.7.7',
    '@wagmi/core': '^3.6.5',
    viem: '^2.38.0',
  })
})

test('a project id of the user, and none where the app has one', async () => {
  const { read } = await addTo(writeFiles(app), { projectId: 'abc' })
  expect(read('src/walletKit/kitOptions.ts')).toMatch(/projectId: 'abc',\n {2}features/)
  const own = { ...app, 'src/wagmi.ts': wagmi.replace('injected()', "walletConnect({ projectId: 'own' })") }
  const { read: readOwn } = await addTo(writeFiles(own))
  expect(readOwn('src/wagmi.ts')).toContain("projectId: 'own'")
  expect(readOwn('src/walletKit/kitOptions.ts')).toMatch(/\.\.\.wagmiOptions,\n {2}features/)
})

test('a configuration that is not exported stays, and the lines are printed', async () => {
  const own = wagmi.replace('export const config', 'const config')
  const { read, printed } = await addTo(
    writeFiles({ ...app, 'src/wagmi.ts': `${own}\nexport { config }\n`, 'src/main.tsx': main }),
  )
  expect(printed).toContain('By hand: An exported configuration of wagmi was not found')
  expect(read('src/wagmi.ts')).toBe(`${own}\nexport { config }\n`)
  expect(read('src/walletKit/kitOptions.ts')).toContain('kitOptions')
})
