import { useAppKitAccount, useAppKitBalance, useAppKitNetwork } from '@wallet-kit/react'

/** The connected account; placeholders until a wallet is connected. */
export function Account() {
  const { address } = useAppKitAccount()
  const { caipNetwork } = useAppKitNetwork()
  return (
    <section className="card" aria-label="Account" data-connected={address !== undefined}>
      <dl>
        <Line label="Address" value={address} />
        <Line label="Network" value={address && caipNetwork.name} />
        <Balance />
      </dl>
    </section>
  )
}

function Balance() {
  const { text, error, isLoading } = useAppKitBalance()
  const instead = error ? 'not available' : isLoading ? '…' : undefined
  return <Line label="Balance" value={text ?? instead} />
}

function Line({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value ?? <span className="blank" />}</dd>
    </div>
  )
}
