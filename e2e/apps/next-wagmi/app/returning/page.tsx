import { ConnectButton, NetworkButton } from '@wallet-kit/react'
import { Info } from '../../components/Info.tsx'

/** Rendered on the server with the account of the last visit. */
export default function Returning() {
  return (
    <main>
      <ConnectButton />
      <NetworkButton />
      <Info />
    </main>
  )
}
