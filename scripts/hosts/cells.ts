import type { HostCell } from './HostCell.ts'

const oldNode = '20.19.6'
const newNode = '24.21.0'

/** react-query and viem older than ours, wagmi 2. 5.90.0 was never published. */
const older = {
  kind: 'wagmi',
  wagmi: '2.19.5',
  core: '2.22.1',
  reactQuery: '5.90.1',
  viem: '2.45.0',
} as const
/** react-query and viem newer than ours, wagmi 3. */
const newer = {
  kind: 'wagmi',
  wagmi: '3.7.7',
  core: '3.6.5',
  reactQuery: '5.108.4',
  viem: '2.57.20',
} as const
/** No react-query, no wagmi, no viem. */
const bare = { kind: 'solana', web3: '1.99.0' } as const

/** The likeliest failures in one installation: part of `npm test`. */
export const core: HostCell = {
  name: 'core',
  manager: 'npm',
  node: 'own',
  react: '18.2.0',
  app: { ...newer, reactQuery: older.reactQuery },
  typescript: '5.9.3',
  moduleResolution: 'node10',
  builds: [
    { bundler: 'webpack', version: '5.113.0' },
    { bundler: 'esbuild', version: '0.28.2' },
  ],
}

/** Each value of each dimension occurs, and the pairs that are most likely to fail. */
export const cells: readonly HostCell[] = [
  core,
  {
    name: 'npm-old',
    manager: 'npm',
    node: oldNode,
    react: '18.2.0',
    app: older,
    typescript: '5.9.3',
    moduleResolution: 'node10',
    builds: [
      { bundler: 'webpack', version: '5.113.0' },
      { bundler: 'rspack', version: '2.3.3' },
      { bundler: 'esbuild', version: '0.28.2' },
    ],
  },
  {
    name: 'npm-new',
    manager: 'npm',
    node: newNode,
    react: '19.3.1',
    app: newer,
    typescript: '7.0.2',
    moduleResolution: 'bundler',
    builds: [
      { bundler: 'webpack', version: '5.113.0' },
      { bundler: 'parcel', version: '2.16.4' },
    ],
  },
  {
    name: 'npm-bare',
    manager: 'npm',
    node: oldNode,
    react: '18.2.0',
    app: bare,
    typescript: '5.9.3',
    moduleResolution: 'node16',
    builds: [
      { bundler: 'webpack', version: '5.113.0' },
      { bundler: 'esbuild', version: '0.28.2' },
      { bundler: 'parcel', version: '2.16.4' },
    ],
  },
  {
    name: 'next-15-pnpm',
    manager: 'pnpm',
    node: oldNode,
    react: '19.3.1',
    app: older,
    typescript: '5.9.3',
    moduleResolution: 'bundler',
    builds: [
      { bundler: 'next (webpack)', version: '15.5.29' },
      { bundler: 'next (Turbopack)', version: '15.5.29' },
    ],
  },
  {
    name: 'next-15-react-18',
    manager: 'npm',
    node: newNode,
    react: '18.2.0',
    app: bare,
    typescript: '5.9.3',
    moduleResolution: 'bundler',
    builds: [{ bundler: 'next (webpack)', version: '15.5.29' }],
  },
  {
    name: 'next-16',
    manager: 'npm',
    node: newNode,
    react: '19.3.1',
    app: newer,
    typescript: '5.9.3',
    moduleResolution: 'bundler',
    builds: [
      { bundler: 'next (Turbopack)', version: '16.4.6' },
      { bundler: 'next (webpack)', version: '16.4.6' },
    ],
  },
  {
    name: 'vite-6',
    manager: 'npm',
    node: oldNode,
    react: '18.2.0',
    app: { ...older, reactQuery: newer.reactQuery },
    typescript: '5.9.3',
    moduleResolution: 'node16',
    builds: [{ bundler: 'vite', version: '6.4.6' }],
  },
  {
    name: 'vite-7-pnpm',
    manager: 'pnpm',
    node: newNode,
    react: '19.3.1',
    app: { ...newer, reactQuery: older.reactQuery },
    typescript: '7.0.2',
    moduleResolution: 'node16',
    builds: [{ bundler: 'vite', version: '7.3.8' }],
  },
  {
    name: 'vite-8-pnpm',
    manager: 'pnpm',
    node: newNode,
    react: '18.2.0',
    app: { ...bare, buffer: '6.0.3' },
    typescript: '7.0.2',
    moduleResolution: 'bundler',
    builds: [{ bundler: 'vite', version: '8.3.8' }],
  },
  {
    name: 'webpack-pnpm',
    manager: 'pnpm',
    node: oldNode,
    react: '19.3.1',
    app: { ...newer, reactQuery: older.reactQuery },
    typescript: '5.9.3',
    moduleResolution: 'node10',
    builds: [
      { bundler: 'webpack', version: '5.113.0' },
      { bundler: 'rspack', version: '2.3.3' },
    ],
  },
  {
    name: 'webpack-yarn-pnp',
    manager: 'yarn',
    node: newNode,
    react: '19.3.1',
    app: newer,
    typescript: '5.9.3',
    moduleResolution: 'bundler',
    builds: [{ bundler: 'webpack', version: '5.113.0' }],
  },
]
