import { expect, test } from 'vitest'
import { writeProject } from '../test/project.test.helper.ts'
import { ImportedNetwork, KitCall } from './evaluate.ts'
import { readOptions } from './readOptions.ts'

const read = (source: string, files: Readonly<Record<string, string>> = {}) =>
  readOptions(writeProject({ 'src/kit.ts': source, ...files }))

test('reads values that are written out, also in variables and functions of the file', () => {
  const source = `
    import { createAppKit, sandboxServices } from '@wallet-kit/react'
    import { mainnet as ethereum, solana } from '@wallet-kit/react/networks'
    const { VITE_MODE } = import.meta.env
    const features = { socials: ['google'] as const, email: false }
    const nodes = (origin: string) => origin
    function local(origin: string) {
      return { services: sandboxServices(origin), customRpcUrls: { 'eip155:1': [{ url: \`\${origin}/rpc/1\` }] } }
    }
    export const kit = createAppKit({
      projectId: process.env.NEXT_PUBLIC_ID ?? 'none',
      networks: [ethereum, solana],
      features,
      enableAnalytics: !true,
      metadata: { url: location.origin },
      ...(VITE_MODE === 'local' ? local('http://127.0.0.1:4610') : {}),
    })`
  expect(read(source, { '.env': 'VITE_MODE=hosted\n', '.env.local': 'VITE_MODE="local"\n' })).toEqual({
    file: 'src/kit.ts',
    values: {
      projectId: 'none',
      networks: [new ImportedNetwork('mainnet'), new ImportedNetwork('solana')],
      features: { socials: ['google'], email: false },
      services: new KitCall('sandboxServices', ['http://127.0.0.1:4610']),
      customRpcUrls: { 'eip155:1': [{ url: 'http://127.0.0.1:4610/rpc/1' }] },
    },
    unread: ['enableAnalytics', 'metadata'],
  })
})

test('leaves out what would have to run', () => {
  const source = `
    import { createAppKit } from '@wallet-kit/sdk'
    import { id } from './id'
    createAppKit({ projectId: id, networks: load(), ...more, onConnect() {} })`
  expect(read(source)).toEqual({
    file: 'src/kit.ts',
    values: {},
    unread: ['projectId', 'networks', '...more', 'onConnect'],
  })
})

test('follows constants of other files, and ends where they go in a circle', () => {
  const source = `
    import { createAppKit } from '@wallet-kit/react'
    import { networks } from './networks.js'
    import { circle } from './circle'
    createAppKit({ networks, circle })`
  const files = {
    'src/networks.ts':
      "import { base } from '@wallet-kit/react/networks'\nexport const networks = [base] as const",
    'src/circle.ts': "import { other } from './other'\nexport const circle = other",
    'src/other.ts': "import { circle } from './circle'\nexport const other = circle",
  }
  expect(read(source, files)).toMatchObject({
    values: { networks: [new ImportedNetwork('base')] },
    unread: ['circle'],
  })
})

test('finds no call', () => {
  expect(read("import { x } from './x'\nx()")).toBeUndefined()
})
