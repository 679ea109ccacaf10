import { useAppKitAccount } from '@wallet-kit/react'
import { useState } from 'react'

interface SignMessageProps {
  /** Has the wallet sign a text, and resolves to the signature. */
  readonly sign: (text: string) => Promise<string>
}

/** A button that has the connected wallet sign a text. */
export function SignMessage({ sign }: SignMessageProps) {
  const { isConnected } = useAppKitAccount()
  const [result, setResult] = useState('')
  if (!isConnected) return null

  function start() {
    setResult('Confirm in your wallet.')
    sign('Hello').then(setResult, () => setResult('The wallet has not signed.'))
  }

  return (
    <p className="session">
      <button type="button" onClick={start}>
        Sign a message
      </button>
      <output>{result}</output>
    </p>
  )
}
