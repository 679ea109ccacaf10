import { useAppKitAccount, useAppKitBalance, useAppKitNetwork } from '@wallet-kit/react'

/** What the wallet shares: an empty card until it does. */
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
  const { data, error, isLoading } = useAppKitBalance()
  if (error) return <Line label="Balance" value="not available" />
  return (
    <Line label="Balance" value={data ? `${data.formatted} ${data.symbol}` : isLoading ? '…' : undefined} />
  )
}

function Line({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value ?? <span className="blank" />}</dd>
    </div>
  )
}
