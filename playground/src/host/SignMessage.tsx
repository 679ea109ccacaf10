import { type AppKit, useAppKitAccount } from '@wallet-kit/react'
import { useState } from 'react'
import { signText } from './signText.ts'

/** Signs with the provider that the kit hands to a host: a plain EIP-1193 one. */
export function SignMessage({ kit }: { kit: AppKit }) {
  const { address } = useAppKitAccount()
  const [result, setResult] = useState('')

  async function sign() {
    if (!address) return
    setResult('Waiting for the wallet…')
    try {
      setResult(await signText(kit, address, 'I return what I borrow.'))
    } catch (error) {
      setResult(`Declined: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  return (
    <>
      <button
        type="button"
        className="quiet"
        data-testid="sign-message-button"
        disabled={!address}
        onClick={sign}
      >
        Sign the pledge
      </button>
      <output data-testid="w3m-signature" translate="no">
        {result}
      </output>
    </>
  )
}
