import { ConnectButton, createAppKit, useAppKit } from '@wallet-kit/react'
import { networks } from '../../config/index.ts'

/** A mistake that is often made: these need a file with 'use client'. The button may be rendered here. */
export default function ServerComponent() {
  const calls = { useAppKit, createAppKit: () => createAppKit({ projectId: 'hosts', networks }) }
  const results = Object.entries(calls).map(([name, call]) => `${name}: ${messageOf(call)}`)
  return (
    <main>
      <ConnectButton label="From the server" />
      {results.map((result) => (
        <p key={result}>{result}</p>
      ))}
    </main>
  )
}

function messageOf(call: () => unknown): string {
  try {
    call()
    return 'works'
  } catch (error) {
    return String(error)
  }
}
