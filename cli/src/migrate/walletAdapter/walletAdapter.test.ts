import { expect, test } from 'vitest'
import { migrateFiles } from '../migrateFiles.test.helper.ts'

const packages = {
  '@solana/wallet-adapter-base': '^0.9.27',
  '@solana/wallet-adapter-react': '^0.15.39',
  '@solana/wallet-adapter-react-ui': '^0.9.39',
  '@solana/wallet-adapter-wallets': '^0.19.37',
  '@solana/web3.js': '^1.95.0',
  react: '^19.0.0',
}

test('names stay, their modules change', () => {
  const { after, found, again, steps } = migrateFiles(packages, {
    'tsconfig.json': '{}',
    'src/Providers.tsx': `import { ConnectionProvider, WalletProvider } from '@solana/wallet-adapter-react';
import {
  WalletModalProvider,
  WalletMultiButton,
} from '@solana/wallet-adapter-react-ui';
import { WalletAdapterNetwork } from '@solana/wallet-adapter-base';
import { PhantomWalletAdapter, SolflareWalletAdapter } from '@solana/wallet-adapter-wallets';
import { clusterApiUrl } from '@solana/web3.js';
import { useMemo } from 'react';

require('@solana/wallet-adapter-react-ui/styles.css');

export function Providers() {
  const network = WalletAdapterNetwork.Devnet;
  const endpoint = useMemo(() => clusterApiUrl(network), [network]);
  const wallets = useMemo(() => [new PhantomWalletAdapter(), new SolflareWalletAdapter({ network })], [network]);
  return (
    <ConnectionProvider endpoint={endpoint}>
      <WalletProvider wallets={wallets} autoConnect>
        <WalletModalProvider><WalletMultiButton /></WalletModalProvider>
      </WalletProvider>
    </ConnectionProvider>
  );
}
`,
    'src/Button.tsx': `import dynamic from 'next/dynamic'
export const Button = dynamic(async () => (await import('@solana/wallet-adapter-react-ui')).WalletMultiButton, { ssr: false })
`,
    'src/hook.ts': `import { useWallet, useLocalStorage } from '@solana/wallet-adapter-react'
export const hooks = [useWallet, useLocalStorage]
`,
  })
  expect(
    after('src/Providers.tsx'),
  ).toBe(`import { ConnectionProvider, WalletProvider, WalletModalProvider, WalletMultiButton, WalletAdapterNetwork } from './walletKit/walletAdapter';
import { clusterApiUrl } from '@solana/web3.js';
import { useMemo } from 'react';

export function Providers() {
  const network = WalletAdapterNetwork.Devnet;
  const endpoint = useMemo(() => clusterApiUrl(network), [network]);
  const wallets = useMemo(() => [], [network]);
  return (
    <ConnectionProvider endpoint={endpoint}>
      <WalletProvider wallets={wallets} autoConnect>
        <WalletModalProvider><WalletMultiButton /></WalletModalProvider>
      </WalletProvider>
    </ConnectionProvider>
  );
}
`)
  expect(after('src/Button.tsx')).toContain("await import('./walletKit/walletAdapter')).WalletMultiButton")
  expect(after('src/hook.ts')).toContain(`import { useWallet } from './walletKit/walletAdapter'
import { useLocalStorage } from '@solana/wallet-adapter-react'
`)
  expect(after('src/walletKit/walletAdapter.tsx')).toContain('defaultNetwork: solanaDevnet,')
  expect(JSON.parse(after('package.json')).dependencies).toEqual({
    '@solana/wallet-adapter-react': '^0.15.39',
    '@solana/web3.js': '^1.98.0',
    '@wallet-kit/react': '^0.1.0',
    react: '^19.0.0',
    'react-dom': '^19.0.0',
  })
  expect(found).toEqual([
    'src/Providers.tsx:7 PhantomWalletAdapter: Adapters of single wallets',
    'src/Providers.tsx:7 SolflareWalletAdapter: Adapters of single wallets',
    'src/hook.ts:1 useLocalStorage: A name of wallet-adapter without a twin',
  ])
  expect(steps).toEqual([expect.stringContaining('project id')])
  expect(again).toEqual([])
})
