import { type AppKit, useAppKitAccount } from '@wallet-kit/react'
import { signMessage } from '@wallet-kit/sdk/actions'
import { useState } from 'react'

/** Signs with the connected wallet, on any chain family. */
export function SignMessage({ kit }: { kit: AppKit }) {
  const { address } = useAppKitAccount()
  const [result, setResult] = useState('')

  async function sign() {
    if (!address) return
    setResult('Waiting for the wallet…')
    try {
      setResult(await signMessage(kit, { message: 'I return what I borrow.' }))
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
