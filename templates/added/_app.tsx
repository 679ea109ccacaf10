import { ConnectButton } from '@wallet-kit/react'
import type { AppProps } from 'next/app'
import { WalletKitProvider } from './WalletKitProvider'

export default function App({ Component, pageProps }: AppProps) {
  return (
    <WalletKitProvider>
      <ConnectButton />
      <Component {...pageProps} />
    </WalletKitProvider>
  )
}
